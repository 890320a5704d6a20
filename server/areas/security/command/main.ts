/** `npm run events`: what happened around signing in and proofs, also while the server runs. */
import { runCommand } from '@server/command/run'
import { answer } from './answer'
import { readRequest, usage } from './request'

void runCommand({ purpose: 'events', usage, readRequest, answer })
