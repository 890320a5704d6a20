import { nicknameOf, wholePhone } from '@server/areas/auth/auth'
import type { Member } from '@server/areas/village/village'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { type LookedAt, residentLooks } from '../tables'

export const lookedAtTexts: Readonly<Record<LookedAt, string>> = {
  name: '看了完整的称呼',
  phone: '看了完整的电话',
}

interface Looking {
  db: Db
  config: Settings
  by: string
  what: LookedAt
  reason: string
  now: Date
}

/** The record stands before anything is told: what was looked at is never without it. */
export async function look(member: Member, looking: Looking): Promise<string> {
  const { db, config, by, what, reason, now } = looking
  const { userId, villageId, state } = member
  if (state === 'refused')
    throw new Refusal('forbidden', '没有通过的人不是村里的住户，称呼和电话只能看遮住的')
  await db
    .insert(residentLooks)
    .values({ userId, stewardId: by, villageId, what, reason, lookedAt: now })
  return what === 'name' ? nicknameOf({ db }, userId) : wholePhone({ db, config }, userId)
}
