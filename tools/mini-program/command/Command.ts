import type { Config } from '../Config'

export interface Command {
  /** One line, for the list of commands. */
  about: string
  usage: string
  /** False when what was looked at is not as it should be. */
  run(args: string[], config: Config): Promise<boolean>
}
