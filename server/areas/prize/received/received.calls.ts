import { and, count, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import type { receivedCalls } from '@contract/prize/received'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { uuidShape } from '@server/database/uuid'
import { presentReceipt } from '../receive/receipt'
import { campaignReceipts } from '../tables'
import { type Standing, standsIn, stateNow, tellNow, thingOf } from './standing'

const pageSize = 20

interface Asked {
  userId: string
  key: string | undefined
  standing: Standing | undefined
  before: string | null
  now: Date
}

/** Receipts are numbered by their moment, so the newest come first. */
const listReceived = (db: Db, { userId, key, standing, before, now }: Asked) =>
  db
    .select({ ...getTableColumns(campaignReceipts), now: stateNow(now) })
    .from(campaignReceipts)
    .where(
      and(
        eq(campaignReceipts.userId, userId),
        key === undefined ? undefined : eq(campaignReceipts.campaignKey, key),
        standing && standsIn(standing, now),
        before === null ? undefined : lt(campaignReceipts.receiptId, before),
      ),
    )
    .orderBy(desc(campaignReceipts.receiptId))
    .limit(pageSize + 1)

export const receivedHandlers: HandlersOf<typeof receivedCalls> = {
  '/tp5/api/Campaign/receiveList': async ({ key, standing, cursor }, { db, user, now, config }) => {
    const name = `receipts:${key ?? ''}:${standing ?? ''}`
    const before = cursor ? String(readCursor(name, cursor, [textLike(uuidShape)])[0]) : null
    const rows = await listReceived(db, { userId: user.userId, key, standing, before, now })
    const { list, next } = page(rows, pageSize, ({ receiptId }) => writeCursor(name, [receiptId]))
    return {
      list: list.map(({ now: state, ...row }) => {
        const { standing: its, text } = tellNow(state)
        const shown = presentReceipt(config.dataKey, row, false)
        return { ...shown, state_text: text, standing: its, thing: thingOf(row) }
      }),
      next,
    }
  },

  '/tp5/api/Campaign/receiveCount': async ({ key }, { db, user, now }) => {
    const state = stateNow(now).as('now')
    const mine = db
      .select({ state })
      .from(campaignReceipts)
      .where(
        and(
          eq(campaignReceipts.userId, user.userId),
          key === undefined ? undefined : eq(campaignReceipts.campaignKey, key),
        ),
      )
      .as('mine')
    const rows = await db
      .select({ state: mine.state, things: count() })
      .from(mine)
      .groupBy(mine.state)
    const sum = (standing: Standing) =>
      rows.reduce(
        (all, row) => (tellNow(row.state).standing === standing ? all + row.things : all),
        0,
      )
    return { waiting: sum('waiting'), usable: sum('usable'), over: sum('over') }
  },
}
