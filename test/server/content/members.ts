import { eq } from 'drizzle-orm'
import { ports } from '@server/areas/assembled'
import { bind } from '@server/areas/auth/wechat'
import { wordChecks } from '@server/areas/content/tables'
import { wordCase } from '@server/areas/content/word-case'
import type { House } from '../harness/openHouse'
import type { Person } from '../harness/people'

export const openidOf = ({ userId }: Person) => `o-${userId}`

/** The same person, signed in with the mini program. */
export async function inMiniProgram<P extends Person>(
  { database, config }: House,
  person: P,
): Promise<P> {
  const surroundings = { db: database.db, config, now: new Date() }
  await bind(surroundings, 'mini', openidOf(person), person.userId)
  return person
}

/** What waits at the desk of somebody's words, and what becomes of it. */
export function doubtfulWords({ database: { db }, config }: House) {
  const context = { db, config, now: new Date() }
  const desk = wordCase(ports)

  async function of({ userId }: Person): Promise<string | undefined> {
    const waiting = (await desk.list(context)).map(({ id }) => id)
    const checks = await db.select().from(wordChecks).where(eq(wordChecks.userId, userId))
    return checks.map(({ checkId }) => checkId).find((id) => waiting.includes(id))
  }
  return {
    of,
    approve: async (person: Person) => desk.approve(context, (await of(person))!),
    refuse: async (person: Person) => desk.refuse!(context, (await of(person))!, '看着像广告'),
  }
}
