import { goodsByKey, putAside } from '@server/areas/catalogue/catalogue'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Rule } from '@server/areas/programme/programme'
import type { SeedContext } from '../area'
import { exclusiveOffers } from './tables'

interface Planned {
  key: string
  goods: string
  audience: Rule[]
  points: number
  total: number
  limit: number
}

/** For who is known, for who has a membership, for who lives in a village, and for who was invited. */
const planned: readonly Planned[] = [
  {
    ...{ key: 'known-neighbours', goods: 'honey', points: 780, total: 30, limit: 2 },
    audience: [{ rule: 'identity' }],
  },
  {
    ...{ key: 'members', goods: 'thermos', points: 860, total: 20, limit: 1 },
    audience: [{ rule: 'holder', kind: 'membership', name: '会员' }],
  },
  {
    ...{ key: 'qingxi-neighbours', goods: 'sweet-potato', points: 520, total: 40, limit: 2 },
    audience: [{ rule: 'village', villages: ['清溪村·东苑', '清溪村·西苑'] }],
  },
  {
    ...{ key: 'invited-neighbours', goods: 'towel', points: 460, total: 50, limit: 1 },
    audience: [{ rule: 'invited' }],
  },
]

export async function seedExclusive(tx: Db, { now }: SeedContext) {
  const ids = await goodsByKey(
    tx,
    planned.map(({ goods }) => goods),
  )
  for (const { key: offerKey, goods, audience, points, total, limit } of planned) {
    const goodsId = ids.get(goods)!
    const pieces = await putAside(tx, goodsId, total)
    await tx.insert(exclusiveOffers).values({
      ...{ offerKey, goodsId, audience, points, gold: 0, money: 0, limitPerUser: limit },
      ...{ total: pieces, pieces },
      startsAt: new Date(now.getTime() - 3 * dayMs),
      endsAt: new Date(now.getTime() + 60 * dayMs),
    })
  }
}
