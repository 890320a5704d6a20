/** `npm run account`: what somebody of the house does for a person who has lost their phone. */
import { runCommand } from '@server/command/run'
import { answer } from './answer'
import { readRequest, usage } from './request'

void runCommand({ purpose: 'account', usage, readRequest, answer })
