/** `npm run desk`: what waits for a decision of the house, and the decision, also while the server runs. */
import { runCommand } from '@server/command/run'
import { deskCommand } from './command'

void runCommand(deskCommand)
