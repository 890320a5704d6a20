import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { hourMs } from '@server/calendar'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { codeMistakes } from './tables'

/** Who tried a code, and the number of the thing that it would be of. */
export interface Tried {
  userId: string
  merchantId: number
  number: number
  at: Date
}

/** How many mistakes an hour are borne, and what is said from then on. */
const rules = [
  {
    most: 10,
    subjectOf: ({ userId }: Tried) => `person ${userId}`,
    words: '您这一小时输错的券码太多了，请过一会儿再试，急的话请别的店员核销',
  },
  {
    most: 20,
    subjectOf: ({ merchantId }: Tried) => `merchant ${merchantId}`,
    words: '店里这一小时输错的券码太多了，请过一会儿再试',
  },
  {
    most: 5,
    subjectOf: ({ number }: Tried) => `thing ${number}`,
    words: '这张券的券码被输错太多次，为了安全先停用，请过一小时再试',
  },
]

const hourOf = (at: Date) => Math.floor(at.getTime() / hourMs)

const { subject, hour, times } = codeMistakes

/** Refuses even the right code where too many wrong ones were tried before it. */
export async function refuseAfterMistakes(db: Db, tried: Tried) {
  const subjects = rules.map(({ subjectOf }) => subjectOf(tried))
  const rows = await db
    .select()
    .from(codeMistakes)
    .where(and(inArray(subject, subjects), eq(hour, hourOf(tried.at))))
  const full = rules.find(({ most, subjectOf }) =>
    rows.some((row) => row.subject === subjectOf(tried) && row.times >= most),
  )
  if (full) throw new Refusal('tooOften', full.words)
}

/** Stays although the call is refused. */
export const noteMistake = (apart: Context['apart'], tried: Tried) =>
  apart((tx) =>
    tx
      .insert(codeMistakes)
      .values(
        rules.map(({ subjectOf }) => ({
          subject: subjectOf(tried),
          hour: hourOf(tried.at),
          times: 1,
        })),
      )
      .onConflictDoUpdate({ target: [subject, hour], set: { times: sql`${times} + 1` } }),
  )

export const dropOldMistakes = (db: Db, now: Date) =>
  db.delete(codeMistakes).where(lt(hour, hourOf(now)))
