import { inArray } from 'drizzle-orm'
import { sharersOf } from '@server/areas/auth/auth'
import type { Db } from '@server/database/database'
import { inviteRules } from './rules'
import { invitedUsers } from './tables'

interface Guest {
  userId: string
  inviterId: string
}

/** How many accounts a guest's devices hold that came by an invitation, or that invited them; theirs is one. */
export async function accountsOnDevice(
  db: Db,
  { userId, inviterId }: Guest,
  now: Date,
): Promise<number> {
  const others = await sharersOf(db, userId, now)
  if (others.length === 0) return 1
  const guests = await db
    .select({ userId: invitedUsers.userId })
    .from(invitedUsers)
    .where(inArray(invitedUsers.userId, others))
  const counted = new Set([userId, ...guests.map((guest) => guest.userId)])
  if (others.includes(inviterId)) counted.add(inviterId)
  return counted.size
}

/** Whether a device holds more of them than neighbours need. */
export const sharesDevice = async (db: Db, guest: Guest, now: Date): Promise<boolean> =>
  (await accountsOnDevice(db, guest, now)) >= inviteRules.suspicious.onDevice
