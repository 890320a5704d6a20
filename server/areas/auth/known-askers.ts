import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@server/database/database'
import type { Context } from '@server/call/handler'
import { type Asker, homeNetwork, type Visit } from './asker'
import { hashesOfPhone } from './identity'
import { after, knownRules, type Standing } from './rules'
import { knownAskers, users } from './tables'

/** From now on this device and this network are known to the account. */
export async function rememberAsker(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  asker: Asker,
): Promise<void> {
  const expiresAt = after(now, knownRules.lastsSeconds)
  await db
    .insert(knownAskers)
    .values(
      namesOf(asker).map((name) => ({
        ...{ userId, asker: name, expiresAt },
        device: name === asker.device,
      })),
    )
    .onConflictDoUpdate({
      target: [knownAskers.userId, knownAskers.asker],
      set: { expiresAt, device: sql`excluded.device` },
    })
}

/** Who else has signed in lately on a device that somebody has signed in on. */
export async function sharersOf(db: Db, userId: string, now: Date): Promise<string[]> {
  const other = alias(knownAskers, 'other')
  const rows = await db
    .selectDistinct({ userId: other.userId })
    .from(knownAskers)
    .innerJoin(other, and(eq(other.asker, knownAskers.asker), ne(other.userId, userId)))
    .where(
      and(
        eq(knownAskers.userId, userId),
        knownAskers.device,
        gt(knownAskers.expiresAt, now),
        gt(other.expiresAt, now),
      ),
    )
  return rows.map((row) => row.userId)
}

/** What the account of a phone knows of who asks for a message to it. */
export async function standingOf(
  { db, config, now, user }: Pick<Visit, 'db' | 'config' | 'now' | 'user'>,
  phone: string,
  asker: Asker,
): Promise<Standing> {
  const rows = await db
    .select({ userId: users.userId, known: knownAskers.asker })
    .from(users)
    .leftJoin(
      knownAskers,
      and(
        eq(knownAskers.userId, users.userId),
        inArray(knownAskers.asker, namesOf(asker)),
        gt(knownAskers.expiresAt, now),
      ),
    )
    .where(
      and(
        inArray(users.phoneHash, hashesOfPhone(config.dataKey, phone)),
        eq(users.state, 'active'),
      ),
    )
  if (rows.length === 0) return 'newcomer'
  const is = (test: (row: (typeof rows)[number]) => boolean) => rows.some(test)
  if (is(({ userId }) => userId === user?.userId)) return 'known'
  if (asker.device !== null && is(({ known }) => known === asker.device)) return 'known'
  return is(({ known }) => known !== null) ? 'near' : 'account'
}

export const dropForgotten = (db: Db, now: Date) =>
  db.delete(knownAskers).where(lt(knownAskers.expiresAt, now))

const namesOf = (asker: Asker) => [homeNetwork(asker), ...(asker.device ? [asker.device] : [])]
