package purgatoryplay

func powerDeeds() map[Verb]deed { return nil }

func powerReplies() map[AskKind]reply { return nil }

func powerEvents() []Event { return nil }
