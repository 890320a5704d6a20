import { and, asc, eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { most } from './rules'
import { merchantServices } from './tables'

const { merchantId: ofMerchant, serviceId: id } = merchantServices

/** What a shop does, in the order in which it was written. */
export const servicesOf = (db: Db, merchantId: number) =>
  db.select().from(merchantServices).where(eq(ofMerchant, merchantId)).orderBy(asc(id))

type Written = Omit<typeof merchantServices.$inferInsert, 'serviceId'>

/** Call it with the shop locked: how many there are is counted. */
export async function saveService(
  tx: Db,
  serviceId: number | undefined,
  written: Written,
): Promise<number> {
  if (serviceId === undefined) {
    const there = await tx.$count(merchantServices, eq(ofMerchant, written.merchantId))
    if (there >= most.services)
      throw new Refusal('invalid', `最多写 ${most.services} 项服务，请改写不用的`)
    const [row] = await tx.insert(merchantServices).values(written).returning()
    return row!.serviceId
  }
  const [changed] = await tx
    .update(merchantServices)
    .set(written)
    .where(and(eq(id, serviceId), eq(ofMerchant, written.merchantId)))
    .returning()
  if (!changed) throw new Refusal('notFound', '没有这项服务，请刷新后再看')
  return serviceId
}
