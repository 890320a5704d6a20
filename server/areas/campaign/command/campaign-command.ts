import type { Command } from '@server/command/run'
import { answer } from './answer'
import { readRequest, type Request, usage } from './request'

export const campaignCommand: Command<Request> = {
  purpose: 'campaign',
  usage,
  readRequest,
  about: (request) => ({
    action: actionOf(request),
    kind: 'campaign',
    id: whichOf(request),
    by: request.by,
  }),
  answer,
}

/** As it was typed. */
function actionOf(request: Request): string {
  if (request.command === 'pause') return request.paused ? 'pause' : 'resume'
  if (request.command === 'block') return request.blocked ? 'block' : 'unblock'
  return 'check' in request && request.check ? `${request.command} --check` : request.command
}

/** Its key or its file; of stock that changes also of what, and by how much. */
function whichOf(request: Request): string {
  if (request.command === 'list') return ''
  if ('file' in request && !('key' in request)) return request.file
  const prize = 'prize' in request && request.prize !== undefined ? ` ${request.prize}` : ''
  const more = 'add' in request && request.add !== undefined ? ` ${request.add}` : ''
  const person = 'userId' in request ? ` ${request.userId}` : ''
  const list = 'check' in request ? ` ${request.file}` : ''
  return request.key + prize + more + person + list
}
