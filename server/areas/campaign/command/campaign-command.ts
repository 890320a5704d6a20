import type { Command } from '@server/command/run'
import { answer } from './answer'
import { readRequest, type Request, usage } from './request'

export const campaignCommand: Command<Request> = {
  purpose: 'campaign',
  usage,
  readRequest,
  about: (request) => ({
    action: 'paused' in request && !request.paused ? 'resume' : request.command,
    kind: 'campaign',
    id: whichOf(request),
    by: request.by,
  }),
  answer,
}

/** Its key or its file; of stock that changes also of what, and by how much. */
function whichOf(request: Request): string {
  if (request.command === 'list') return ''
  if (request.command === 'import') return request.file
  const prize = 'prize' in request && request.prize !== undefined ? ` ${request.prize}` : ''
  const more = 'add' in request && request.add !== undefined ? ` ${request.add}` : ''
  return request.key + prize + more
}
