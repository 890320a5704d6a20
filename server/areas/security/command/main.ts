/** `npm run events`: what happened around signing in and proofs, also while the server runs. */
import { type Command, runCommand } from '@server/command/run'
import { answer } from './answer'
import { readRequest, type Request, usage } from './request'

const eventsCommand: Command<Request> = {
  purpose: 'events',
  usage,
  readRequest,
  about: ({ kind = 'events', userId = '', by }) => ({ action: 'list', kind, id: userId, by }),
  answer,
}

void runCommand(eventsCommand)
