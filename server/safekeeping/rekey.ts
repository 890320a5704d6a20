/** `npm run rekey`: brings everything under the present key, also while the server runs. */
import { runCommand } from '@server/command/run'
import { rekeyCommand } from './rekey-command'

void runCommand(rekeyCommand)
