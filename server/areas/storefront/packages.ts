import { findPackage, isPackageOf, packagesOf } from '@server/areas/catalogue/catalogue'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { most } from './rules'

/** Call it with the shop locked. */
export async function refuseNew(
  db: Db,
  merchantId: number,
  stock: number | undefined,
): Promise<void> {
  if (stock === undefined) throw new Refusal('invalid', '请填写还能卖多少份')
  const own = (await packagesOf(db, merchantId)).filter(({ goods }) =>
    isPackageOf(goods, merchantId),
  )
  if (own.length >= most.packages)
    throw new Refusal('invalid', `最多 ${most.packages} 个套餐，请改写不卖的`)
}

export const shelfState = (onShelf: boolean) => (onShelf ? 'listed' : 'unlisted')

/** Where a package is before it is written; empty where it is new. */
export async function shelfOf(db: Db, goodsId: number | undefined) {
  const known = goodsId === undefined ? undefined : await findPackage(db, goodsId)
  return known ? shelfState(known.goods.onShelf) : ''
}
