package main

import "github.com/spf13/cobra"

func (a *app) d666PrintCommand() *cobra.Command { return &cobra.Command{Use: "print"} }
