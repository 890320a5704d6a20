/** `npm run campaign`: brings campaigns in and looks after them, also while the server runs. */
import { runCommand } from '@server/command/run'
import { campaignCommand } from './campaign-command'

void runCommand(campaignCommand)
