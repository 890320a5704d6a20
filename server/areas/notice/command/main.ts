/** `npm run notice`: publishes notices and takes them back, also while the server runs. */
import { runCommand } from '@server/command/run'
import { answer } from './answer'
import { readRequest, usage } from './request'

void runCommand({ purpose: 'notice', usage, readRequest, answer })
