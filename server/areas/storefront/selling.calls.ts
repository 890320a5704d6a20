import type { Out } from '@contract/api'
import type { sellingCalls } from '@contract/storefront/selling'
import { maskName, nicknames } from '@server/areas/auth/auth'
import {
  pieceDays,
  type Sale,
  saleDays,
  salesPage,
  type SaleState,
} from '@server/areas/holding/holding'
import { nothing, type Price } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { workShop } from './find'
import { monthOf, spanOfMonth, stepsOf } from './months'

type Day = Out<'/tp5/api/VillageEnter/saleSums'>['days'][number]

const stateTexts: Readonly<Record<SaleState, string>> = {
  usable: '可使用',
  redeemed: '已核销完',
  returned: '已退回',
  expired: '已过期',
}

const present = (sale: Sale, names: ReadonlyMap<string, string>) => ({
  key: sale.holdingId,
  title: sale.title,
  number: sale.number === null ? '' : String(sale.number),
  buyer: maskName(names.get(sale.userId) ?? ''),
  given: sale.given ? (1 as const) : (0 as const),
  ...{ points: sale.points, gold: sale.gold, money: sale.money },
  state: sale.state,
  state_text: stateTexts[sale.state],
  uses: sale.uses,
  uses_left: sale.usesLeft,
  sold_at: replyTime(sale.soldAt),
})

/** Sold and redeemed beside each other; what was redeemed is what its settlement counts. */
async function daysOf(db: Db, within: Parameters<typeof saleDays>[1]): Promise<Day[]> {
  const days = new Map<string, Day>()
  for (const { day, ...sold } of await saleDays(db, within))
    days.set(day, { day, ...sold, pieces: 0, amount: 0 })
  for (const { day, pieces, amount } of await pieceDays(db, within)) {
    const known = days.get(day) ?? { day, sold: 0, ...nothing }
    days.set(day, { ...known, pieces, amount })
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? 1 : -1))
}

export const sellingHandlers: HandlersOf<typeof sellingCalls> = {
  '/tp5/api/VillageEnter/sales': async (input, { db, user, now }) => {
    const { cursor, state, month = monthOf(now) } = input
    const { merchantId } = (await workShop(db, user.userId)).front
    const asked = { merchantId, ...spanOfMonth(month), state, cursor, now }
    const found = await salesPage(db, asked)
    const names = await nicknames(
      db,
      found.list.map(({ userId }) => userId),
    )
    return { next: found.next, list: found.list.map((sale) => present(sale, names)) }
  },

  '/tp5/api/VillageEnter/saleSums': async ({ month: asked }, { db, user, now }) => {
    const month = asked ?? monthOf(now)
    const { front } = await workShop(db, user.userId)
    const owner = front.ownerId === user.userId
    // what a shop takes in is its owner's affair
    const within = { merchantId: front.merchantId, ...spanOfMonth(month) }
    const days = owner ? await daysOf(db, within) : []
    const sumOf = (field: keyof Price | 'sold') => days.reduce((sum, day) => sum + day[field], 0)
    return {
      ...stepsOf(month, { joinedAt: front.joinedAt, now }),
      owner: owner ? 1 : 0,
      sold: sumOf('sold'),
      ...{ points: sumOf('points'), gold: sumOf('gold'), money: sumOf('money') },
      days,
    }
  },
}
