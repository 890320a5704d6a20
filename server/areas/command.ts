/** `npm run goods` and the like: brings in what an area keeps, also while the server runs. */
import { runCommand } from '@server/command/run'
import { commands } from './assembled'

const [name = '', ...words] = process.argv.slice(2)

void runCommand(commands[name]!, words)
