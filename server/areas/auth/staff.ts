import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Role } from '@contract/call'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { hashesOfPhone, openPhone } from './identity'
import { userRoles, users } from './tables'

interface Vault {
  db: Db
  key: DataKey
}

/** The accounts that these phones open. */
export async function peopleByPhone(
  { db, key }: Vault,
  phones: readonly string[],
): Promise<Map<string, string>> {
  const phoneOf = new Map(
    phones.flatMap((phone) => hashesOfPhone(key, phone).map((hash) => [hash, phone] as const)),
  )
  const rows = await db
    .select({ userId: users.userId, phoneHash: users.phoneHash })
    .from(users)
    .where(and(inArray(users.phoneHash, [...phoneOf.keys()]), eq(users.state, 'active')))
  return new Map(rows.map(({ userId, phoneHash }) => [phoneOf.get(phoneHash)!, userId]))
}

/** From this moment on these people have exactly these roles. */
export async function setRoles(
  tx: Db,
  people: readonly { userId: string; roles: readonly Role[] }[],
): Promise<void> {
  const ids = people.map(({ userId }) => userId)
  const rows = people.flatMap(({ userId, roles }) => roles.map((role) => ({ userId, role })))
  await tx.delete(userRoles).where(inArray(userRoles.userId, ids))
  if (rows.length > 0) await tx.insert(userRoles).values(rows)
}

/** One more, beside those that they have. */
export const addRole = (tx: Db, userId: string, role: Role) =>
  tx.insert(userRoles).values({ userId, role }).onConflictDoNothing()

/** One fewer; the others stay. */
export const dropRole = (tx: Db, userId: string, role: Role) =>
  tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))

/** Whether somebody who has not left has a role. */
export async function hasRole(db: Db, userId: string, role: Role): Promise<boolean> {
  const [row] = await db
    .select({ userId: users.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.userId, userRoles.userId))
    .where(and(eq(users.userId, userId), eq(userRoles.role, role), eq(users.state, 'active')))
  return row !== undefined
}

export interface StaffMember {
  userId: string
  phone: string
  nickname: string
  roles: Role[]
}

/** Everybody who has a role, the longest known first. */
export async function staffOf({ db, key }: Vault): Promise<StaffMember[]> {
  const rows = await db
    .select({ user: users, role: userRoles.role })
    .from(userRoles)
    .innerJoin(users, eq(users.userId, userRoles.userId))
    .where(eq(users.state, 'active'))
    .orderBy(asc(users.userId), asc(userRoles.role))
  const members = new Map<string, StaffMember>()
  for (const { user, role } of rows) {
    const { userId, nickname } = user
    const phone = openPhone(key, userId, user.phoneSealed)
    const member = members.get(userId) ?? { userId, phone, nickname, roles: [] }
    member.roles.push(role as Role)
    members.set(userId, member)
  }
  return [...members.values()]
}
