import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { villages } from '@server/areas/village/village'
import { businessDay, dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { holdTable } from '@server/database/hold-table'
import { uuidv7 } from '@server/database/uuid'
import { nameKeyOf } from '@server/name-key'
import { type Contact, hashesOfPhone, hashPhone, sealContact } from './contact'
import { type CustomerKind, protectedDays } from './rules'
import { customerChanges, reportedCustomers } from './tables'

export const protectedFrom = (now: Date): Date => new Date(now.getTime() + protectedDays * dayMs)

interface Reporting {
  userId: string
  key: DataKey
  name: string
  kind: CustomerKind
  villageId: number | undefined
  contact: Contact
  need: string
  now: Date
}

/** Reports a customer, whom nobody has reported; one after another, so that of two at once the first has it. */
export async function report(tx: Db, reporting: Reporting): Promise<string> {
  const { userId, key, name, kind, villageId, contact, need, now } = reporting
  await holdTable(tx, reportedCustomers)
  const nameKey = nameKeyOf(name)
  if (nameKey === '') throw new Refusal('invalid', '客户名称里要有文字或数字')
  const known = await whoseElse(tx, {
    userId,
    nameKey,
    phones: hashesOfPhone(key, contact.phone),
    now,
  })
  if (known) throw known
  if (villageId !== undefined) await refuseNoVillage(tx, villageId)
  const customerId = uuidv7(now.getTime())
  await tx.insert(reportedCustomers).values({
    ...{ customerId, userId, name, nameKey, kind, villageId, need },
    phoneHash: hashPhone(key, contact.phone),
    contact: sealContact(key, customerId, contact),
    ...{ state: 'reported', reportedAt: now, protectedUntil: protectedFrom(now) },
  })
  await note(tx, { customerId, userId, words: '报备', now })
  return customerId
}

interface Sought {
  userId: string
  nameKey: string
  phones: readonly string[]
  /** The one that is changed. */
  but?: string
  now: Date
}

/** Who has reported it and until when it is theirs, and no more; null if nobody has. */
export async function whoseElse(
  db: Db,
  { userId, nameKey, phones, but, now }: Sought,
): Promise<Refusal | null> {
  const columns = reportedCustomers
  const [known] = await db
    .select()
    .from(reportedCustomers)
    .where(
      and(
        or(eq(columns.nameKey, nameKey), inArray(columns.phoneHash, [...phones])),
        or(eq(columns.state, 'signed'), gt(columns.protectedUntil, now)),
        but === undefined ? undefined : ne(columns.customerId, but),
      ),
    )
    .orderBy(desc(columns.reportedAt))
    .limit(1)
  if (!known) return null
  const by = known.userId === userId ? '您' : maskName(await nicknameOf({ db }, known.userId))
  const until =
    known.state === 'signed' ? '已经签约' : `保护到 ${businessDay(known.protectedUntil)}`
  return new Refusal('customerKnown', `${by}已经报备过“${known.name}”，${until}，不能重复报备`)
}

async function refuseNoVillage(tx: Db, villageId: number): Promise<void> {
  if ((await tx.$count(villages, eq(villages.villageId, villageId))) === 0)
    throw new Refusal('notFound', '没有这个村，请重新选')
}

interface Noted {
  customerId: string
  userId: string
  words: string
  now: Date
}

/** What was changed, for everybody who reads of it. */
export const note = (tx: Db, { customerId, userId, words, now: changedAt }: Noted) =>
  tx.insert(customerChanges).values({ customerId, userId, words, changedAt })
