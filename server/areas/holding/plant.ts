import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { noWorth } from './kinds'
import { addHoldings, type Given } from './give'
import { holdingUses } from './tables'

interface Planted {
  userId: string
  goods: Given
  merchantId: number
  redeemedBy: string
  at: Date
}

/** Demo data: something that a neighbour had and used up at a counter. */
export async function plantUsed(tx: Db, { userId, goods, ...use }: Planted): Promise<void> {
  const { at, merchantId, redeemedBy } = use
  const codeWindow = Math.floor(at.getTime() / 30_000)
  const holdingId = uuidv7(at.getTime())
  const { worth = noWorth, rules = [], settle } = goods.facts
  await addHoldings(tx, [
    {
      ...{ userId, holdingId, merchantId, kind: goods.kind, goodsId: goods.goods_id },
      ...{ title: goods.title, image: goods.image, tint: goods.tint, orderSn: '' },
      ...{ state: 'used', uses: 1, usesLeft: 0, usedAt: at, startsAt: at, createdAt: at },
      facts: { worth: { ...worth, uses: 1 }, rules, sessions: [], ...(settle && { settle }) },
      lastWindow: codeWindow,
    },
  ])
  await tx.insert(holdingUses).values({
    ...{ userId, holdingId, codeWindow, merchantId, redeemedBy, redeemedAt: at },
  })
}
