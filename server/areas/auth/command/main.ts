/** `npm run account` */
import { runCommand } from '@server/command/run'
import { accountCommand } from './command'

void runCommand(accountCommand)
