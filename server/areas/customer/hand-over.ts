import { eq } from 'drizzle-orm'
import { hasRole, maskName, nicknameOf, peopleByPhone } from '@server/areas/auth/auth'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { type Customer, findCustomer } from './find'
import { note, protectedFrom } from './report'
import { reportedCustomers } from './tables'

/** Whoever reported it may; anybody of the house may once they are gone, or of the house no more. */
export const mayHandOver = async (db: Db, customer: Customer, userId: string): Promise<boolean> =>
  customer.userId === userId || !(await hasRole(db, customer.userId, 'house'))

interface Handing {
  key: DataKey
  userId: string
  customerId: string
  /** Of whoever takes over. */
  phone: string
  reason: string
  now: Date
}

/** From then on the other reads whom to talk to, and has as long as for one reported today. */
export async function handOver(tx: Db, handing: Handing): Promise<Customer> {
  const { customerId, phone, reason, userId, key, now } = handing
  const customer = await findCustomer(tx, customerId, 'locked')
  if (!(await mayHandOver(tx, customer, userId)))
    throw new Refusal('forbidden', '报备这位客户的同事还在，请他自己交接')
  const to = (await peopleByPhone({ db: tx, key }, [phone])).get(phone)
  if (to === undefined || !(await hasRole(tx, to, 'house')))
    throw new Refusal('invalid', `${phone} 不是同事的手机号：请对方先用它登录，再请平台加上角色`)
  if (to === customer.userId) throw new Refusal('invalid', '这位客户已经由这位同事负责，不用交接')
  const ends = customer.state === 'lost' ? {} : { protectedUntil: protectedFrom(now) }
  const [handed] = await tx
    .update(reportedCustomers)
    .set({ userId: to, ...ends })
    .where(eq(reportedCustomers.customerId, customerId))
    .returning()
  const words = `交接给${maskName(await nicknameOf({ db: tx }, to))}：${reason}`
  await note(tx, { customerId, userId, words, now })
  await remind(tx, {
    ...{ userId: to, kind: 'customerHanded', at: now },
    about: `customer ${customerId} ${now.getTime()}`,
    facts: { customer_id: customerId, name: customer.name, reason },
  })
  return handed!
}
