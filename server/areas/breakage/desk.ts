import { asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { DeskCase } from '@server/call/desk-case'
import type { Platform } from '@server/call/platform'
import { Refusal } from '@server/call/refusal'
import { breakages } from './tables'

const where: Readonly<Record<Platform, string>> = {
  web: '网页',
  mini: '小程序',
  iosMini: '苹果手机的小程序',
}

async function find(db: Db, id: string) {
  const breakageId = /^\d{1,15}$/.test(id) ? Number(id) : 0
  const [row] = await db.select().from(breakages).where(eq(breakages.breakageId, breakageId))
  if (!row) throw new Refusal('notFound', '没有这条记录')
  return row
}

/** Pages that broke in somebody's hands. */
export const breakageCase: DeskCase = {
  title: '坏掉的页面',
  hours: 72,

  async list({ db }) {
    const rows = await db
      .select()
      .from(breakages)
      .where(isNull(breakages.seenAt))
      .orderBy(asc(breakages.firstAt))
    return rows.map(({ breakageId, firstAt, platform, page, times, words }) => ({
      id: String(breakageId),
      since: firstAt,
      line: `${where[platform]} ${page}  ${times} 次  ${words}`,
    }))
  },

  async show({ db }, id) {
    const { platform, page, words, place, times, firstAt, lastAt, seenAt } = await find(db, id)
    return {
      since: firstAt,
      facts: [
        ['页面', page],
        ['在哪里', where[platform]],
        ['错误', words],
        ['代码位置', place || '没有告诉'],
        ['次数', String(times)],
        ['最近一次', lastAt.toISOString()],
        ['状态', seenAt ? '已经看过' : '等人看'],
        ['通过意味着', '看过了；再坏一次会重新出现在这里'],
      ],
      pictures: [],
    }
  },

  async approve({ db, now }, id) {
    const { breakageId } = await find(db, id)
    await db.update(breakages).set({ seenAt: now }).where(eq(breakages.breakageId, breakageId))
  },
}
