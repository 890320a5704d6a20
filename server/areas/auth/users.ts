import { eq, inArray, sql } from 'drizzle-orm'
import type { Role } from '@contract/call'
import { agreementVersion, agreeTo } from '@server/areas/agreement/agreement'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import {
  hashesOfFormerPhone,
  hashesOfPhone,
  hashPhone,
  maskPhone,
  openPhone,
  sealPhone,
} from './identity'
import { someNickname } from './nickname'
import { formerPhones, userRoles, users } from './tables'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>
type Books = Omit<Surroundings, 'now'>

/** What a person may see of an account: their own. */
export async function profileOf(db: Db, key: DataKey, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  if (!user) throw new Refusal('loginTimeout')
  const roles = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.role)
  return {
    user_id: user.userId,
    nickname: user.nickname,
    phone: maskPhone(openPhone(key, userId, user.phoneSealed)),
    roles: roles.map(({ role }) => role as Role),
  }
}

/** The picture of a person, among their uploads. */
export async function avatarIdOf(db: Db, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ avatarId: users.avatarId })
    .from(users)
    .where(eq(users.userId, userId))
  return user?.avatarId ?? null
}

interface Change {
  nickname?: string | undefined
  avatarId?: string | undefined
}

/** What is given is changed; returns the nickname that stands then. */
export async function changeUser(tx: Db, userId: string, { nickname, avatarId }: Change) {
  const [changed] = await tx
    .update(users)
    .set({ userId, ...(nickname && { nickname }), ...(avatarId && { avatarId }) })
    .where(eq(users.userId, userId))
    .returning({ nickname: users.nickname })
  return changed!.nickname
}

/** The account of a phone that has just been proved; a new phone becomes a new account. */
export async function userOfPhone(
  { db, config, now }: Surroundings,
  phone: string,
  agreed: string | undefined,
): Promise<string> {
  const known = await findUser({ db, config }, phone)
  if (known) return known
  if (agreed !== agreementVersion(now)) throw new Refusal('agreementNeeded')
  const userId = uuidv7(now.getTime())
  const opened = await db
    .insert(users)
    .values({
      userId,
      nickname: someNickname(),
      phoneHash: hashPhone(config.dataKey, phone),
      phoneSealed: sealPhone(config.dataKey, userId, phone),
      agreementVersion: agreed,
      agreedAt: now,
      createdAt: now,
      returned: await hadAccount({ db, config }, phone),
    })
    .onConflictDoNothing()
    .returning({ userId: users.userId })
  if (opened.length > 0) await agreeTo(db, userId, agreed, now)
  const made = await findUser({ db, config }, phone)
  if (!made) throw new Error('The account just made is not there')
  return made
}

async function hadAccount({ db, config }: Books, phone: string) {
  const rows = await db
    .select({ closedAt: formerPhones.closedAt })
    .from(formerPhones)
    .where(inArray(formerPhones.phoneHash, hashesOfFormerPhone(config.dataKey, phone)))
  return rows.length > 0
}

async function findUser({ db, config }: Books, phone: string): Promise<string | undefined> {
  const [user] = await db
    .select({ userId: users.userId, state: users.state })
    .from(users)
    .where(inArray(users.phoneHash, hashesOfPhone(config.dataKey, phone)))
  if (user) refuseClosed(user.state)
  return user?.userId
}

export function refuseClosed(state: 'active' | 'closed') {
  if (state === 'closed') throw new Refusal('accountClosed')
}

/** Of two calls of one person the second sees what the first did. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.execute(sql`select from users where user_id = ${userId} for no key update`)

/** What people are called by, for others who work with them. */
export async function nicknamesOf(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: users.userId, nickname: users.nickname })
    .from(users)
    .where(inArray(users.userId, [...new Set(userIds)]))
  return new Map(rows.map(({ userId, nickname }) => [userId, nickname]))
}
