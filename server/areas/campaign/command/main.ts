/** `npm run campaign`: brings campaigns in and looks after them, also while the server runs. */
import { runCommand } from '@server/command/run'
import { answer } from './answer'
import { readRequest, usage } from './request'

void runCommand({ purpose: 'campaign', usage, readRequest, answer })
