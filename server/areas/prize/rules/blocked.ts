import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  type Counted,
  countFirst,
  type Counts,
  dropCount,
  readCounts,
} from '@server/areas/programme/programme'

/** Whom a person of the house took out of a campaign. */
export const blockedCount = (userId: string): Counted => ({
  subject: `blocked ${userId}`,
  period: 'once',
})

const words =
  '这个账号因为同一台手机或同一个网络多人参加，已停止参加本活动；有疑问请在三十天内联系客服'

/** Why somebody takes no part any more, or null. */
export const blockedOut = (counts: Counts, userId: string): Refusal | null =>
  counts(blockedCount(userId)) > 0 ? new Refusal('notMeant', words) : null

export async function refuseBlocked(db: Db, key: string, userId: string): Promise<void> {
  const refusal = blockedOut(await readCounts(db, key, [blockedCount(userId).subject]), userId)
  if (refusal) throw refusal
}

export const markBlocked = (tx: Db, key: string, userId: string, blocked: boolean) =>
  blocked ? countFirst(tx, key, blockedCount(userId)) : dropCount(tx, key, blockedCount(userId))
