import type { Command } from '@server/command/run'
import { answer } from './answer'
import { readRequest, type Request, usage } from './request'

/** What somebody of the house does for a person who has lost their phone. */
export const accountCommand: Command<Request> = {
  purpose: 'account',
  usage,
  readRequest,
  about: ({ command, by }) => ({ action: command, kind: 'account', id: '', by }),
  answer,
}
