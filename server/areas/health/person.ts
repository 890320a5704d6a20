import { eq } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { MeasureKey, Part } from './measures'
import type { Reading } from './readings'
import { aboutPerson, openHealth, sealHealth } from './sealed'
import { healthPeople } from './tables'

/** Both ends belong to it; one of them may be open. */
export interface OwnBand {
  from?: number
  to?: number
}

/** What is known of a person beside their days. */
export interface Person {
  /** The year. */
  born?: number
  /** In cm. */
  height?: number
  /** What a doctor set for them, by part. */
  bands?: Partial<Record<Part, OwnBand>>
  latest: Partial<Record<MeasureKey, Reading>>
}

export const newPerson: Person = { latest: {} }

/** Whose data it is, and what opens it. */
export interface Whose {
  userId: string
  key: DataKey
}

/** Null: they have agreed to nothing. */
export async function personOf(db: Db, { userId, key }: Whose): Promise<Person | null> {
  const [row] = await db.select().from(healthPeople).where(eq(healthPeople.userId, userId))
  return row ? openHealth<Person>(key, row.sealed, aboutPerson(userId)) : null
}

/** One write after another; whoever takes their consent back meanwhile is written nothing of. */
export async function lockPerson(tx: Db, { userId, key }: Whose): Promise<Person> {
  const [row] = await tx
    .select()
    .from(healthPeople)
    .where(eq(healthPeople.userId, userId))
    .for('update')
  if (!row) throw new Refusal('healthConsentNeeded')
  return openHealth<Person>(key, row.sealed, aboutPerson(userId))
}

export async function savePerson(tx: Db, { userId, key }: Whose, person: Person): Promise<void> {
  const sealed = sealHealth(key, person, aboutPerson(userId))
  await tx.update(healthPeople).set({ sealed }).where(eq(healthPeople.userId, userId))
}

/** In whole years, as far as the year of birth says it; null: it is not told. */
export const ageOf = ({ born }: Person, now: Date): number | null =>
  born === undefined ? null : Number(businessDay(now).slice(0, 4)) - born
