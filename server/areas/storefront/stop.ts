import { eq } from 'drizzle-orm'
import { changeMerchant } from '@server/areas/merchant/merchant'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { findShop } from './find'
import { shopStops, storefronts } from './tables'

interface Stopping {
  merchantId: number
  /** Who of the house. */
  userId: string
  /** Empty: it goes on. */
  reason: string
  now: Date
}

/**
 * The house stops a shop, or lets it go on: nothing of it is sold meanwhile, whatever its owner has
 * switched on. What was sold before is redeemed and paid all the same.
 */
export async function stopShop(tx: Db, { merchantId, userId, reason, now }: Stopping) {
  await tx.select().from(storefronts).where(eq(storefronts.merchantId, merchantId)).for('update')
  const { front, merchant } = await findShop(tx, merchantId)
  const stops = reason !== ''
  if ((merchant.stopped !== '') === stops)
    throw new Refusal('shopMoved', stops ? '这家店已经暂停了' : '这家店没有被暂停')
  const stopId = uuidv7(now.getTime())
  await changeMerchant(tx, merchantId, { stopped: reason })
  await tx.insert(shopStops).values({ stopId, merchantId, userId, reason, createdAt: now })
  if (front.ownerId === null) return
  await remind(tx, {
    ...{ userId: front.ownerId, kind: 'shopStopped', about: stopId, at: now },
    facts: { name: merchant.name, reason },
  })
}
