/** `npm run desk`: what waits for a decision of the house, and the decision, also while the server runs. */
import { runCommand } from '@server/command/run'
import { answer } from './desk'
import { readRequest } from './request'
import { usage } from './words'

void runCommand({ purpose: 'desk', usage, readRequest, answer })
