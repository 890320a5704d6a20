/** `npm run packing`: from orders that wait for the post to parcels with a number, also while the server runs. */
import { runCommand } from '@server/command/run'
import { packingCommand } from './command'

void runCommand(packingCommand)
