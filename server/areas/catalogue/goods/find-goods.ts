import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Out } from '@contract/api'
import { Refusal } from '@server/call/refusal'
import type { GoodsFacts, Terms } from '@server/areas/holding/holding'
import { type ReadRow, rowColumns, rowTables } from './goods-row'

type Detail = Out<'/tp5/api/ExchangeShop/Goods/detail'>

export interface FoundGoods extends ReadRow {
  intro: string
  pictures: string[]
  details: Detail['details']
  facts: GoodsFacts
  refund: Terms
  limit_per_user: number
  notice: string
  on_shelf: boolean
  /** Its shop is closed for the time being. */
  resting: boolean
  identity_needed: boolean
  sms_needed: boolean
  merchant_id: number | null
  merchant: Detail['merchant']
  bought: number
}

const text = `
  select ${rowColumns}, goods.intro, goods.pictures, goods.details, goods.facts, goods.refund,
    goods.limit_per_user,
    goods.notice, goods.on_shelf, goods.identity_needed, goods.sms_needed, goods.merchant_id,
    not coalesce(merchant.sells, true) as resting,
    case when merchant.merchant_id is not null then json_build_object(
      'name', merchant.name, 'address', merchant.address, 'phone', merchant.phone,
      'latitude', merchant.latitude, 'longitude', merchant.longitude
    ) end as merchant,
    coalesce(mine.bought, 0) as bought
  from ${rowTables}
  left join purchases mine on mine.user_id = $2 and mine.seller = 'shop'
    and mine.item = goods.goods_id::text and mine.period = ''
  where goods.goods_id = $1`

/** Goods on the shelf or off it, with how many of them this person has exchanged. */
export async function findGoods(
  db: Db,
  goodsId: number,
  userId: string | undefined,
): Promise<FoundGoods> {
  const [goods] = await statement<FoundGoods>(db, 'goods_found', text, [goodsId, userId ?? null])
  if (!goods) throw new Refusal('notFound', '没有找到这件商品')
  return goods
}
