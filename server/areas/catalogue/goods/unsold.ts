import { and, gt, inArray } from 'drizzle-orm'
import { takesMoneyFor, unsoldOn } from '@server/areas/order/order'
import type { Platform } from '@server/call/platform'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { exchangeGoods } from '../tables'
import type { FoundGoods } from './find-goods'

/** The kinds of which nothing that costs money is shown there; goods are among other things. */
export const unsoldKinds: (platform: Platform) => string[] = unsoldOn

/** The same of a row of the table `goods`; `kinds` is where they stand. */
export const unsoldIn = (kinds: string) => `(goods.money > 0 and goods.kind = any(${kinds}))`

/** Who comes by a link or a card finds a calm page and no price. */
export function refuseUnsold({ kind, money }: FoundGoods, platform: Platform): void {
  if (money > 0 && !takesMoneyFor([kind], platform)) throw new Refusal('notOnIos')
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
        gt(exchangeGoods.money, 0),
        inArray(exchangeGoods.kind, kinds),
      ),
    )
  return new Set(rows.map(({ goodsId }) => goodsId))
}
