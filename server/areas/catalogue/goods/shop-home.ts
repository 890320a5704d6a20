import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Platform } from '@server/call/platform'
import type { Position } from '@server/distance'
import { type GoodsKind, kinds } from '@server/areas/holding/holding'
import { presentRow, type ReadRow, rowColumns, rowTables } from './goods-row'
import { unsoldIn, unsoldKinds } from './unsold'

type Strip = Out<'/tp5/api/ExchangeShop/Goods/home'>['strips'][number]

/** Which kinds the shop shows at its head, in this order, and how many of each. */
const shown: readonly GoodsKind[] = ['coupon', 'digital', 'vip', 'packet', 'course']
const perStrip = 6

const text = `
  select ${rowColumns}
  from ${rowTables}
  where goods.goods_id in (
    select best.goods_id
    from unnest(array['${shown.join("', '")}']) as wanted (kind)
    cross join lateral (
      select goods_id from exchange_goods goods
      where on_shelf and goods.kind = wanted.kind
        and not ${unsoldIn('$1::text[]')}
      order by weight desc, goods_id desc limit ${perStrip}
    ) as best
  )
  order by goods.weight desc, goods.goods_id desc`

export async function shopHome(
  db: Db,
  position: Position | null,
  platform: Platform,
): Promise<Strip[]> {
  const rows = await statement<ReadRow>(db, 'shop_home', text, [unsoldKinds(platform)])
  return shown
    .map((kind) => ({
      kind,
      name: kinds[kind].name,
      list: rows
        .filter((row) => row.kind === kind)
        .map((row) => presentRow(row, { position, platform })),
    }))
    .filter(({ list }) => list.length > 0)
}
