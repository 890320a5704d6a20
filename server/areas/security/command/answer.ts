import { replyTime } from '@server/calendar'
import type { Asking } from '@server/command/run'
import { findEvents } from '../events'
import { kindNames } from '../kinds'
import type { Request } from './request'

const most = 200

export async function answer(
  { db, now }: Pick<Asking, 'db' | 'now'>,
  request: Request,
): Promise<string[]> {
  const since = new Date(now.getTime() - request.sinceHours * 3600_000)
  const events = await findEvents(db, { ...request, since, most })
  if (events.length === 0) return ['没有这样的事件']
  const lines = events.map(({ at, kind, outcome, call, refusal, times, userId, home }) =>
    [
      replyTime(at),
      kindNames[kind],
      outcome === 'ok' ? '成功' : `拒绝 ${refusal ?? ''}`,
      `×${times}`,
      userId ?? '未登录',
      home === null ? '各处' : home.slice(0, 10),
      call,
    ].join('  '),
  )
  return events.length < most ? lines : [...lines, `只显示最近 ${most} 条`]
}
