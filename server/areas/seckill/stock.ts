import { countSold, putAside, putBackAside } from '@server/areas/catalogue/catalogue'
import { putSlotAside, putSlotBack } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import type { Item } from './find'

/** Goods of the shop, or what lies in a slot of a machine: one of the two. */
type Sold = Pick<Item, 'goodsId' | 'offlineGoodsId'>

/** Out of where it is sold otherwise, as many as there are; returns how many. */
export const take = (tx: Db, { goodsId, offlineGoodsId }: Sold, most: number): Promise<number> =>
  goodsId === null ? putSlotAside(tx, offlineGoodsId!, most) : putAside(tx, goodsId, most)

export const giveBack = (tx: Db, { goodsId, offlineGoodsId }: Sold, pieces: number) =>
  goodsId === null ? putSlotBack(tx, offlineGoodsId!, pieces) : putBackAside(tx, goodsId, pieces)

/** The shop tells how many were sold; a machine's are counted when they come out. */
export async function noteSold(tx: Db, { goodsId }: Sold, pieces: number): Promise<void> {
  if (goodsId !== null) await countSold(tx, goodsId, pieces)
}
