import { moveGoods } from '@server/areas/catalogue/catalogue'
import { renamePlace } from '@server/areas/holding/holding'
import type { Merchant } from '@server/areas/merchant/merchant'
import type { Db } from '@server/database/database'

type Place = Pick<Merchant, 'merchantId' | 'name' | 'latitude' | 'longitude'>

/** What a shop sells and what can still be used of it is called, and lies, where the shop is now. */
export async function follow(tx: Db, { merchantId, name, latitude, longitude }: Place) {
  await moveGoods(tx, { merchantId, name, latitude, longitude })
  await renamePlace(tx, merchantId, name)
}
