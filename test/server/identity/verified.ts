import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { identities } from '@server/areas/identity/tables'
import { hashIdNumber, sealPerson } from '@server/areas/identity/person'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { someIdNumber } from './applications'

interface Place {
  database: Database
  config: Config
}

/** A grown-up, as the desk found by their identity card. */
export async function verified<P extends { userId: string }>(
  { database, config }: Place,
  person: P,
): Promise<P> {
  const { userId } = person
  const idNumber = someIdNumber()
  const row = {
    state: 'approved' as const,
    numberHash: hashIdNumber(config.dataKey, idNumber),
    sealed: sealPerson(config.dataKey, userId, { name: '王秀英', idNumber }),
    submittedAt: new Date(),
    decidedAt: new Date(),
    reason: null,
  }
  await database.db
    .insert(identities)
    .values({ ...row, userId, caseId: randomUUID(), frontId: randomUUID(), backId: randomUUID() })
    .onConflictDoUpdate({ target: identities.userId, set: row })
  return person
}

/** Nobody at the desk has seen their card. */
export const unverified = async ({ database }: Place, { userId }: { userId: string }) =>
  void (await database.db.delete(identities).where(eq(identities.userId, userId)))
