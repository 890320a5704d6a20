import { openRecipient } from '@server/areas/address/address'
import { findOrder, type Order } from '@server/areas/order/order'
import type { DeskContext } from '@server/call/desk-case'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { AfterSale } from './find'

type Known = Pick<AfterSale, 'userId' | 'orderSn'>

const opened = (key: DataKey, { userId, recipient }: Order) =>
  recipient ? openRecipient(key, userId, recipient) : null

/** Some carriers tell a parcel's course only to who knows whom it is for. */
export async function phoneOfRecipient(db: Db, key: DataKey, afterSale: Known): Promise<string> {
  return opened(key, await findOrder(db, afterSale))?.phone ?? ''
}

/** To whom goods go out again, for whoever packs them. */
export async function recipientLine(
  { db, config }: Pick<DeskContext, 'db' | 'config'>,
  afterSale: Known,
): Promise<string> {
  const order = await findOrder(db, afterSale)
  const to = opened(config.dataKey, order)
  if (!to) return ''
  const { province, city, district } = order
  return [to.name, to.phone, [province, city, district, to.detail].join('')].join(' ')
}
