#!/usr/bin/env node
import { runCommand } from './run'

void runCommand(process.argv.slice(2)).then((isFine) => {
  if (!isFine) process.exitCode = 1
})
