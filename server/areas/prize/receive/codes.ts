import { and, eq, isNull } from 'drizzle-orm'
import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import { campaignCodes } from '../tables'

/** Bound to its prize: a code cannot be moved to another row and read there. */
export const aboutCode = (campaignKey: string, prizeKey: string) =>
  `campaign code ${campaignKey} ${prizeKey}`

export const openCode = (key: DataKey, campaignKey: string, prizeKey: string, sealed: Buffer) =>
  open(key, sealed, aboutCode(campaignKey, prizeKey))

/** People type codes as they read them: spaces, hyphens and small letters are the same code. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

export const hashOf = (key: DataKey, code: string) =>
  keyedHash(key, 'campaign code', plainCode(code))

/** The next code of a prize; none goes to two, however many ask at once. */
export async function takeCode(
  tx: Db,
  {
    campaignKey,
    prizeKey,
    receiptId,
  }: { campaignKey: string; prizeKey: string; receiptId: string },
): Promise<Buffer> {
  const [row] = await statement<{ code: Buffer }>(
    tx,
    'campaign_code_take',
    `update campaign_codes set receipt_id = $3
     where campaign_key = $1 and prize_key = $2 and position = (
       select position from campaign_codes
       where campaign_key = $1 and prize_key = $2 and use = 'give' and receipt_id is null
       order by position limit 1 for update skip locked
     )
     returning code`,
    [campaignKey, prizeKey, receiptId],
  )
  if (!row) throw new Refusal('prizesGone')
  return row.code
}

/** Uses up a code that somebody brought, and says which prize it stands for. */
export async function redeem(
  tx: Db,
  key: DataKey,
  { campaignKey, code, receiptId }: { campaignKey: string; code: string; receiptId: string },
): Promise<string> {
  const codeHashes = keyedHashes(key, 'campaign code', plainCode(code))
  const [row] = await statement<{ prize_key: string }>(
    tx,
    'campaign_code_redeem',
    `update campaign_codes set receipt_id = $3
     where campaign_key = $1 and code_hash = any($2) and use = 'redeem' and receipt_id is null
     returning prize_key`,
    [campaignKey, codeHashes, receiptId],
  )
  if (row) return row.prize_key
  const [spent] = await statement(
    tx,
    'campaign_code_spent',
    `select from campaign_codes where campaign_key = $1 and code_hash = any($2) and use = 'redeem'`,
    [campaignKey, codeHashes],
  )
  throw new Refusal(spent ? 'redeemSpent' : 'redeemWrong')
}

interface CodeList {
  campaignKey: string
  prizeKey: string
  use: 'give' | 'redeem'
  codes: readonly string[]
}

/** Takes a list in after what is there; gives the places of codes that are known already. */
export async function importCodes(tx: Db, key: DataKey, list: CodeList): Promise<number[]> {
  const { campaignKey, prizeKey, use, codes } = list
  const [last] = await statement<{ next: number }>(
    tx,
    'campaign_code_last',
    `select coalesce(max(position) + 1, 0) as next from campaign_codes
     where campaign_key = $1 and prize_key = $2`,
    [campaignKey, prizeKey],
  )
  const rows = codes.map((code, index) => ({
    campaignKey,
    prizeKey,
    position: last!.next + index,
    use,
    code: seal(key, code, aboutCode(campaignKey, prizeKey)),
    codeHash: hashOf(key, code),
  }))
  const written = new Set<number>()
  for (let at = 0; at < rows.length; at += 1000) {
    const added = await tx
      .insert(campaignCodes)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing()
      .returning({ position: campaignCodes.position })
    for (const { position } of added) written.add(position)
  }
  return rows.flatMap(({ position }, index) => (written.has(position) ? [] : [index]))
}

/** Codes of a prize that nobody has, and nobody can have any more; another list may bring them again. */
export async function withdrawCodes(tx: Db, campaignKey: string, prizeKey: string): Promise<void> {
  await tx
    .delete(campaignCodes)
    .where(
      and(
        eq(campaignCodes.campaignKey, campaignKey),
        eq(campaignCodes.prizeKey, prizeKey),
        isNull(campaignCodes.receiptId),
      ),
    )
}
