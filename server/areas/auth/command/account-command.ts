import type { Command } from '@server/command/run'
import { answer } from './answer'
import { readRequest, type Request, usage } from './request'

/** What is done with an account; its record names the account, never the phone. */
export const accountCommand: Command<Request> = {
  purpose: 'account',
  usage,
  readRequest,
  about: ({ command, by }) => ({ action: command, kind: 'account', id: '', by }),
  answer,
}
