/** `npm run notice`: publishes notices and takes them back, also while the server runs. */
import { runCommand } from '@server/command/run'
import { noticeCommand } from './notice-command'

void runCommand(noticeCommand)
