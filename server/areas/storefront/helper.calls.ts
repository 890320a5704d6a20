import { desc, eq, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { helperCalls } from '@contract/storefront/helper'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { pieceDays, pieceSumsOf } from '@server/areas/holding/holding'
import { staffCounts } from '@server/areas/merchant/merchant'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { findShop, type Shop, shopsQuery } from './find'
import { shopsKnown } from './list'
import { monthOf, spanOfMonth } from './months'
import { presentShops } from './present'
import { kinds, shopKinds } from './rules'
import { servicesOf } from './services'
import { stopShop } from './stop'
import { presentSettlement, settlementsOf } from './settle'
import { merchantApplications, merchantSettlements } from './tables'

type Row = Out<'/tp5/api/BusinessHelper/list'>['list'][number]

interface Around {
  db: Db
  config: Settings
  now: Date
}

async function presentRows(around: Around, shops: readonly Shop[]): Promise<Row[]> {
  const { db, now } = around
  const rows = await presentShops({ ...around, position: null }, shops)
  const staff = await staffCounts(db)
  const sums = await pieceSumsOf(db, spanOfMonth(monthOf(now)))
  return rows.map((row, nth) => {
    const { front, merchant } = shops[nth]!
    const { pieces, amount } = sums.get(row.merchant_id) ?? { pieces: 0, amount: 0 }
    const { merchant_id, name, kind, kind_text, village, address, packages } = row
    return {
      ...{ merchant_id, name, kind, kind_text, village, address, packages, pieces, amount },
      open: merchant.sells ? 1 : 0,
      owned: front.ownerId === null ? 0 : 1,
      staff: staff.get(merchant_id) ?? 0,
    }
  })
}

async function settledLast(db: Db): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`sum(${merchantSettlements.amount})::float8` })
    .from(merchantSettlements)
    .groupBy(merchantSettlements.month)
    .orderBy(desc(merchantSettlements.month))
    .limit(1)
  return row?.amount ?? 0
}

export const helperHandlers: HandlersOf<typeof helperCalls> = {
  '/tp5/api/BusinessHelper/total': async (_input, { db, now }) => {
    const month = monthOf(now)
    const shops: Shop[] = await shopsQuery(db)
    const sums = await pieceSumsOf(db, spanOfMonth(month))
    const redeemed = shops.flatMap(({ merchant }) => sums.get(merchant.merchantId) ?? [])
    return {
      shops: shops.length,
      owned: shops.filter(({ front }) => front.ownerId !== null).length,
      resting: shops.filter(({ merchant }) => !merchant.sells).length,
      waiting: await db.$count(merchantApplications, eq(merchantApplications.state, 'applied')),
      month,
      pieces: redeemed.reduce((sum, one) => sum + one.pieces, 0),
      amount: redeemed.reduce((sum, one) => sum + one.amount, 0),
      settled: await settledLast(db),
      kinds: shopKinds.map((one) => ({
        kind: one,
        text: kinds[one].text,
        shops: shops.filter(({ front }) => front.kind === one).length,
      })),
    }
  },

  '/tp5/api/BusinessHelper/list': async (input, context) => {
    const { cursor, kind, owned, words } = input
    const wanted = owned === undefined ? undefined : owned === 1
    const found = await shopsKnown(context.db, { cursor, kind, words, owned: wanted })
    return { next: found.next, list: await presentRows(context, found.list) }
  },

  '/tp5/api/BusinessHelper/detail': async ({ merchant_id: merchantId }, context) => {
    const { db, now } = context
    const shop = await findShop(db, merchantId)
    const [row] = await presentRows(context, [shop])
    const { ownerId, joinedAt } = shop.front
    return {
      ...row!,
      phone: shop.merchant.phone,
      stopped: shop.merchant.stopped,
      owner: ownerId === null ? '' : maskName(await nicknameOf({ db }, ownerId)),
      joined_at: replyTime(joinedAt),
      services: (await servicesOf(db, merchantId)).length,
      days: await pieceDays(db, { merchantId, ...spanOfMonth(monthOf(now)) }),
      settlements: (await settlementsOf(db, merchantId)).map(presentSettlement),
    }
  },

  '/tp5/api/BusinessHelper/stop': async (input, { db, user, now }) => {
    const { merchant_id: merchantId, stopped, reason } = input
    if (stopped === 1 && reason === '') throw new Refusal('invalid', '请写明为什么暂停，店主会看到')
    await stopShop(db, {
      ...{ merchantId, userId: user.userId, now },
      reason: stopped === 1 ? reason : '',
    })
    return {}
  },
}
