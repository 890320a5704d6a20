import { and, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { WordKind, Spot } from '../shown-words'
import type { Judged } from './judge'
import { wordChecks } from './tables'

export type WordCheck = typeof wordChecks.$inferSelect

export const spotOf = ({ userId, spotId: id }: WordCheck): Spot => ({ userId, id })

interface Given extends Spot {
  kind: WordKind
  judged: Judged
}

/** What is not beyond doubt is taken, and waits for whoever looks at it; what stood there before is forgotten. */
export async function noteWords(tx: Db, { kind, userId, id, judged }: Given, now: Date) {
  await tx.delete(wordChecks).where(and(eq(wordChecks.kind, kind), eq(wordChecks.spotId, id)))
  if (judged === 'pass') return
  await tx.insert(wordChecks).values({
    checkId: uuidv7(now.getTime()),
    kind,
    spotId: id,
    userId,
    state: judged === 'unchecked' ? 'unchecked' : 'doubtful',
    since: now,
    checkAt: now,
  })
}

export const isCheck = ({ checkId }: Pick<WordCheck, 'checkId'>) => eq(wordChecks.checkId, checkId)

export const dropCheck = (tx: Db, check: WordCheck) => tx.delete(wordChecks).where(isCheck(check))

/** Held until the transaction ends; false where something else was written meanwhile. */
export async function lockCheck(tx: Db, check: WordCheck): Promise<boolean> {
  const rows = await tx.select().from(wordChecks).where(isCheck(check)).for('update')
  return rows.length > 0
}
