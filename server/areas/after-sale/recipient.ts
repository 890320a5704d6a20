import { openRecipient } from '@server/areas/address/address'
import { findOrder } from '@server/areas/order/order'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { AfterSale } from './find'

/** Some carriers tell a parcel's course only to who knows whom it is for. */
export async function phoneOfRecipient(
  db: Db,
  key: DataKey,
  { userId, orderSn }: Pick<AfterSale, 'userId' | 'orderSn'>,
): Promise<string> {
  const { recipient } = await findOrder(db, { userId, orderSn })
  return recipient ? openRecipient(key, userId, recipient).phone : ''
}
