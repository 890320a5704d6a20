/** `npm run account`: what somebody of the house does for a person who has lost their phone. */
import { runCommand } from '@server/command/run'
import { accountCommand } from './account-command'

void runCommand(accountCommand)
