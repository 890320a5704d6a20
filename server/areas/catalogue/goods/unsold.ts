import { and, eq, inArray } from 'drizzle-orm'
import type { GoodsKind } from '@server/areas/holding/holding'
import { type Price, takesMoneyFor, unsoldOn } from '@server/areas/order/order'
import type { Platform } from '@server/call/platform'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { exchangeGoods } from '../tables'

/** The kinds of which no price in money is told there; goods are among other things. */
export const unsoldKinds: (platform: Platform) => string[] = unsoldOn

/** Those of them that have no other way, of a row of the table `goods`; `kinds` is where they stand. */
export const unsoldIn = (kinds: string) => `(goods.needs_money and goods.kind = any(${kinds}))`

interface Sold {
  kind: GoodsKind
  ways: readonly Price[]
}

/** The ways that are open there. */
export const waysHere = ({ kind, ways }: Sold, platform: Platform): readonly Price[] =>
  takesMoneyFor([kind], platform) ? ways : ways.filter(({ money }) => money === 0)

/** Who comes by a link or a card finds a calm page and no price. */
export function refuseUnsold(goods: Sold, platform: Platform): void {
  if (waysHere(goods, platform).length === 0) throw new Refusal('notOnIos')
}

/** Which of these goods are not shown there. */
export async function unsoldAmong(
  db: Db,
  goodsIds: readonly number[],
  platform: Platform,
): Promise<Set<number>> {
  const kinds = unsoldOn(platform) as (typeof exchangeGoods.$inferSelect)['kind'][]
  if (goodsIds.length === 0 || kinds.length === 0) return new Set()
  const rows = await db
    .select({ goodsId: exchangeGoods.goodsId })
    .from(exchangeGoods)
    .where(
      and(
        inArray(exchangeGoods.goodsId, [...goodsIds]),
        eq(exchangeGoods.needsMoney, true),
        inArray(exchangeGoods.kind, kinds),
      ),
    )
  return new Set(rows.map(({ goodsId }) => goodsId))
}
