package journal

import (
	"context"
	"iter"
	"time"
)

// followEvery is how often a follower looks at the file.
const followEvery = 100 * time.Millisecond

// Follow gives the entries that other processes add, soon after they do, until
// ctx is done or the caller leaves the loop. An error ends it: see Refresh.
func (j *Journal) Follow(ctx context.Context) iter.Seq2[[]Entry, error] {
	return func(yield func([]Entry, error) bool) {
		tick := time.NewTicker(followEvery)
		defer tick.Stop()
		for {
			added, err := j.Refresh()
			if err != nil {
				yield(nil, err)
				return
			}
			if len(added) > 0 && !yield(added, nil) {
				return
			}
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
			}
		}
	}
}
