import type { Command } from '@server/command/run'
import { answer } from './answer'
import { readRequest, type Request, usage } from './request'

export const noticeCommand: Command<Request> = {
  purpose: 'notice',
  usage,
  readRequest,
  about: (request) => ({
    action: request.command,
    kind: 'notice',
    id: keyOf(request),
    by: request.by,
  }),
  answer,
}

function keyOf(request: Request): string {
  if (request.command === 'list') return ''
  return request.command === 'publish' ? request.notice.key : request.key
}
