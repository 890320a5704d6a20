import { eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { states } from './states'
import { reportedCustomers } from './tables'

export type Customer = typeof reportedCustomers.$inferSelect

/** Locked, whoever changes it too comes after. */
export async function findCustomer(db: Db, customerId: string, lock?: 'locked'): Promise<Customer> {
  const query = db
    .select()
    .from(reportedCustomers)
    .where(eq(reportedCustomers.customerId, customerId))
  const [customer] = await (lock ? query.for('update') : query)
  if (!customer) throw new Refusal('notFound', '没有这位客户，回到列表看看')
  return customer
}

/** Nobody else may report it meanwhile; who has signed is a customer for good. */
export const isProtected = ({ state, protectedUntil }: Customer, now: Date): boolean =>
  state === 'signed' || protectedUntil > now

/** Why somebody may not change it, or null. */
export function whyNotMine({ userId, state }: Customer, by: string): Refusal | null {
  if (userId !== by) return new Refusal('forbidden', '这位客户是同事报备的，请找他改')
  return states.isOver(state) ? new Refusal('invalid', '已签约的客户不再改') : null
}
