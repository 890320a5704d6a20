import { asc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, maskPhone, nicknames } from '@server/areas/auth/auth'
import { villageNames } from '@server/areas/village/village'
import { replyTime } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { openContact } from './contact'
import { type Customer, isProtected } from './find'
import { mayHandOver } from './hand-over'
import { kindTexts } from './rules'
import { states } from './states'
import { customerChanges } from './tables'

type Row = Out<'/tp5/api/ReportCustomer/lists'>['list'][number]
type Detail = Out<'/tp5/api/ReportCustomer/detail'>

interface Reader {
  userId: string
  now: Date
}

export async function presentAll(
  db: Db,
  customers: readonly Customer[],
  { userId, now }: Reader,
): Promise<Row[]> {
  const names = await nicknames(
    db,
    customers.map((one) => one.userId),
  )
  const places = await villageNames(db)
  return customers.map((one) => ({
    customer_id: one.customerId,
    name: one.name,
    kind: one.kind,
    kind_text: kindTexts[one.kind],
    state: one.state,
    state_text: states.of(one.state).text,
    village: one.villageId === null ? '' : (places.get(one.villageId) ?? ''),
    reported_by: maskName(names.get(one.userId) ?? ''),
    mine: one.userId === userId ? 1 : 0,
    reported_at: replyTime(one.reportedAt),
    protected_until: replyTime(one.protectedUntil),
    protected: isProtected(one, now) ? 1 : 0,
  }))
}

/** Whom to talk to is told whole to whoever reported it alone. */
export async function presentOne(
  db: Db,
  customer: Customer,
  { key, ...reader }: Reader & { key: DataKey },
): Promise<Detail> {
  const [row] = await presentAll(db, [customer], reader)
  const { customerId, state, need } = customer
  const mine = customer.userId === reader.userId
  const { name, phone } = openContact(key, customerId, customer.contact)
  const handed = await mayHandOver(db, customer, reader.userId)
  const changes = await db
    .select()
    .from(customerChanges)
    .where(eq(customerChanges.customerId, customerId))
    .orderBy(asc(customerChanges.changeId))
  const names = await nicknames(
    db,
    changes.map(({ userId }) => userId),
  )
  return {
    ...row!,
    contact: mine ? name : maskName(name),
    phone: mine ? phone : maskPhone(phone),
    need,
    next: mine
      ? states.of(state).next.map((one) => ({ state: one, text: states.of(one).text }))
      : [],
    may_hand_over: handed ? 1 : 0,
    changes: changes.map(({ changedAt, userId, words }) => ({
      at: replyTime(changedAt),
      by: maskName(names.get(userId) ?? ''),
      text: words,
    })),
  }
}
