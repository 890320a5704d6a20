import { businessDay } from '@server/calendar'
import type { Asking } from '@server/command/run'
import type { Db } from '@server/database/database'
import { allNotices, type NoticeRow } from '../notice'
import { publishNotice, withdrawNotice } from '../publish'
import type { Request } from './request'

/** Does what was asked and says how all of them stand then. */
export async function answer({ db, now }: Asking, request: Request): Promise<string[]> {
  await act(db, request, now)
  return list(db, now)
}

async function act(db: Db, request: Request, now: Date): Promise<void> {
  if (request.command === 'publish') {
    const { endsAt } = request.notice
    if (endsAt && endsAt <= now) throw new Error('--until 那天已经过去，请写今天或以后的日期')
    await publishNotice(db, request.notice, now)
  }
  if (request.command === 'withdraw' && !(await withdrawNotice(db, request.key, now)))
    throw new Error(`没有“${request.key}”这条正在显示的公告，list 会列出`)
}

async function list(db: Db, now: Date): Promise<string[]> {
  const rows = await allNotices(db)
  if (rows.length === 0) return ['还没有公告']
  return rows.map((row) =>
    [row.noticeKey ?? '-', `第 ${row.version} 版`, stateOf(row, now), row.title, row.link]
      .filter(Boolean)
      .join('  '),
  )
}

function stateOf({ startsAt, endsAt }: NoticeRow, now: Date): string {
  if (startsAt > now) return '未开始'
  if (!endsAt) return '显示中'
  return endsAt > now ? `显示到 ${businessDay(endsAt)}` : '已撤下'
}
