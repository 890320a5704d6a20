import type { z } from 'zod'
import type { service, shopPackage, shopRow } from '@contract/storefront/shapes'
import { isPackageOf, type Package, packagesOnSale } from '@server/areas/catalogue/catalogue'
import { noWorth } from '@server/areas/holding/holding'
import { mixOf } from '@server/areas/order/order'
import { addressesOf } from '@server/areas/upload/upload'
import { villageNames } from '@server/areas/village/village'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { distance, type Position } from '@server/distance'
import type { Shop } from './find'
import { hoursWords, isOpenAt } from './hours'
import { kinds } from './rules'
import type { merchantServices } from './tables'

type Row = z.output<typeof shopRow>
type Service = typeof merchantServices.$inferSelect

interface Around {
  db: Db
  config: Settings
  now: Date
  position: Position | null
}

export const metresTo = ({ merchant }: Shop, position: Position | null): number | null =>
  position && Math.round(distance(merchant, position))

export async function presentShops(around: Around, shops: readonly Shop[]): Promise<Row[]> {
  const { db, now, position } = around
  const places = await villageNames(db)
  const onSale = await packagesOnSale(db)
  const firsts = shops.flatMap(({ front }) => front.pictures.slice(0, 1))
  const pictures = await addressesOf(around, firsts)
  return shops.map(({ front, merchant }) => ({
    merchant_id: merchant.merchantId,
    name: merchant.name,
    kind: front.kind,
    kind_text: kinds[front.kind].text,
    village: places.get(front.villageId) ?? '',
    address: merchant.address,
    hours: hoursWords(front),
    open_now: merchant.sells && isOpenAt(front, now) ? 1 : 0,
    picture: pictures.get(front.pictures[0] ?? '') ?? '',
    packages: onSale.get(merchant.merchantId) ?? 0,
    distance: metresTo({ front, merchant }, position),
  }))
}

export const presentService = (row: Service): z.output<typeof service> => ({
  service_id: row.serviceId,
  name: row.name,
  price: row.price,
  unit: row.unit,
  note: row.note,
  listed: row.listed ? 1 : 0,
})

export function presentPackage(
  { goods, stock, sold }: Package,
  merchantId: number,
): z.output<typeof shopPackage> {
  const { worth = noWorth, rules = [], settle = 0 } = goods.facts
  return {
    goods_id: goods.goodsId,
    kind: goods.kind,
    title: goods.title,
    intro: goods.intro,
    image: goods.image,
    ways: goods.ways.map((way) => ({ ...way, exchange_type: mixOf(way) })),
    uses: worth.uses,
    valid_days: worth.valid_days,
    stock,
    sold,
    limit: goods.limitPerUser,
    rules,
    settle,
    listed: goods.onShelf ? 1 : 0,
    own: isPackageOf(goods, merchantId) ? 1 : 0,
  }
}
