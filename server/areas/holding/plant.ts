import { nothing, type Price } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { noWorth } from './kinds'
import { addHoldings, endOf, type Given } from './give'
import { holdingSales, holdingUses } from './tables'

interface Planted {
  userId: string
  goods: Given
  merchantId: number
  /** Left out: it can still be used. */
  redeemedBy?: string
  /** What was paid for it. */
  paid?: Price
  at: Date
}

/** Demo data: things that neighbours bought, most of them used up at a counter at once. */
export async function plantSold(tx: Db, planted: readonly Planted[]): Promise<void> {
  if (planted.length === 0) return
  const rows = planted.map((one) => ({ ...one, holdingId: uuidv7(one.at.getTime()) }))
  await addHoldings(tx, rows.map(holdingOf))
  await tx.insert(holdingSales).values(
    rows.map(({ userId, holdingId, merchantId, goods: { title }, paid = nothing, at }) => ({
      ...{ userId, holdingId, merchantId, title, orderSn: '', ...paid, soldAt: at },
    })),
  )
  const uses = rows.flatMap(({ userId, holdingId, merchantId, redeemedBy, at }) =>
    redeemedBy === undefined
      ? []
      : [
          {
            ...{ userId, holdingId, merchantId, redeemedBy, redeemedAt: at },
            codeWindow: windowOf(at),
          },
        ],
  )
  if (uses.length > 0) await tx.insert(holdingUses).values(uses)
}

const windowOf = (at: Date) => Math.floor(at.getTime() / 30_000)

function holdingOf(one: Planted & { holdingId: string }) {
  const { userId, holdingId, merchantId, redeemedBy, goods, at } = one
  const { worth = noWorth, rules = [], settle } = goods.facts
  return {
    ...{ userId, holdingId, merchantId, kind: goods.kind, goodsId: goods.goods_id },
    ...{ title: goods.title, image: goods.image, tint: goods.tint, orderSn: '' },
    facts: { worth: { ...worth, uses: 1 }, rules, sessions: [], ...(settle && { settle }) },
    ...{ uses: 1, startsAt: at, createdAt: at },
    ...(redeemedBy === undefined
      ? { state: 'usable' as const, usesLeft: 1, expiresAt: endOf(goods, at) }
      : { state: 'used' as const, usesLeft: 0, usedAt: at, lastWindow: windowOf(at) }),
  }
}
