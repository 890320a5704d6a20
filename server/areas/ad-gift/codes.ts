import { and, desc, eq, inArray } from 'drizzle-orm'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { hashesOf, hashOf, openCode, sealCode } from './sealing'
import { adGiftCodes } from './tables'

const atOnce = 1000

interface Brought {
  taskId: number
  codes: readonly string[]
}

/** Adds those that the gift does not have yet; gives how many they are. Call it with the gift locked. */
export async function addCodes(tx: Db, key: DataKey, { taskId, codes }: Brought): Promise<number> {
  const known = await knownAmong(tx, key, { taskId, codes })
  const [last] = await tx
    .select({ position: adGiftCodes.position })
    .from(adGiftCodes)
    .where(eq(adGiftCodes.taskId, taskId))
    .orderBy(desc(adGiftCodes.position))
    .limit(1)
  const next = (last?.position ?? -1) + 1
  const rows = codes
    .filter((code) => !hashesOf(key, code).some((hash) => known.has(hash)))
    .map((code, index) => ({
      ...{ taskId, position: next + index },
      ...{ code: sealCode(key, taskId, code), codeHash: hashOf(key, code) },
    }))
  for (let at = 0; at < rows.length; at += atOnce)
    await tx.insert(adGiftCodes).values(rows.slice(at, at + atOnce))
  return rows.length
}

async function knownAmong(tx: Db, key: DataKey, { taskId, codes }: Brought) {
  const { codeHash } = adGiftCodes
  const hashes = codes.flatMap((code) => hashesOf(key, code))
  const rows = await tx
    .select({ codeHash })
    .from(adGiftCodes)
    .where(and(eq(adGiftCodes.taskId, taskId), inArray(codeHash, hashes)))
  return new Set(rows.map((row) => row.codeHash))
}

interface Given {
  taskId: number
  billUserId: string
  userId: string
  at: Date
}

/** The oldest code of a task that nobody has, for somebody's part in it; whether there was one. */
export async function giveCode(tx: Db, given: Given): Promise<boolean> {
  const { taskId, billUserId, userId, at } = given
  const rows = await statement(
    tx,
    'ad_gift_give',
    `update ad_gift_codes set bill_user_id = $2, user_id = $3, given_at = $4
     where task_id = $1 and position = (
       select code.position from ad_gift_codes code join ad_gifts gift using (task_id)
       where code.task_id = $1 and code.bill_user_id is null and gift.valid_until > $4
       order by code.position limit 1 for update of code skip locked
     )
     returning position`,
    [taskId, billUserId, userId, at.toISOString()],
  )
  return rows.length > 0
}

interface Whose {
  billUserId: string
  userId: string
}

/** The code that somebody got for their part in a task, as it is read. */
export async function codeOf(db: Db, key: DataKey, { billUserId, userId }: Whose) {
  const isIt = and(eq(adGiftCodes.billUserId, billUserId), eq(adGiftCodes.userId, userId))
  const [row] = await db.select().from(adGiftCodes).where(isIt)
  return row ? { code: openCode(key, row.taskId, row.code), givenAt: row.givenAt! } : null
}
