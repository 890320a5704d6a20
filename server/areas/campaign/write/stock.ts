import { and, asc, eq, sql } from 'drizzle-orm'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { type Line, linesOf } from '@server/importing/lines'
import { onLine, refuseProblems, Unusable } from '@server/importing/unusable'
import { findCampaign, hasStep, campaignPrizes, campaigns } from '@server/areas/programme/programme'
import { importCodes, publishOddsOf } from '@server/areas/prize/prize'

/** Adds codes to a prize: to be given out with it, or to be brought by people for it. */
export async function addCodes(
  tx: Db,
  key: DataKey,
  {
    campaignKey,
    prizeKey,
    text,
  }: { campaignKey: string; prizeKey: string | undefined; text: string },
  now: Date,
) {
  const campaign = await findCampaign(tx, { key: campaignKey }, now)
  const takers = campaign.prizes.filter(
    ({ gives }) => gives.type === 'code' || hasStep(campaign.definition, 'redeem'),
  )
  const prize =
    prizeKey === undefined && takers.length === 1
      ? takers[0]
      : takers.find((one) => one.key === prizeKey)
  if (!prize) {
    const names = takers.map((one) => one.key).join('、')
    throw new Unusable([names ? `请写明奖品（--prize）：${names}` : '这个活动没有用到券码的奖品'])
  }
  const codes = readCodes(text)
  const use = prize.gives.type === 'code' ? 'give' : 'redeem'
  const list = {
    campaignKey,
    prizeKey: prize.key,
    use,
    codes: codes.map((code) => code.text),
  } as const
  const known = await importCodes(tx, key, list)
  refuseProblems(known.map((at) => onLine(codes[at]!.number, '这个券码已经导入过了')))
  if (use === 'give') {
    await tx
      .update(campaignPrizes)
      .set({ stock: sql`${campaignPrizes.stock} + ${codes.length}` })
      .where(isPrize(campaignKey, prize.key))
    await publishOddsOf(tx, campaignKey, now)
  }
  return { prize: prize.name, codes: codes.length, use }
}

function readCodes(text: string): Line[] {
  const codes = linesOf(text)
  const seen = new Map<string, number>()
  const problems: string[] = []
  for (const { text: code, number } of codes) {
    if (!/^[\x21-\x7e]{4,64}$/.test(code))
      problems.push(onLine(number, '券码应为 4 到 64 位字母、数字或符号，中间没有空格'))
    const before = seen.get(code)
    if (before !== undefined) problems.push(onLine(number, `和第 ${before} 行是同一个券码`))
    else seen.set(code, number)
  }
  refuseProblems(codes.length > 0 ? problems : ['文件里没有券码'])
  return codes
}

const isPrize = (campaignKey: string, prizeKey: string) =>
  and(eq(campaignPrizes.campaignKey, campaignKey), eq(campaignPrizes.prizeKey, prizeKey))

/** Adds to the stock of a prize; codes bring theirs along. */
export async function addStock(
  tx: Db,
  { campaignKey, prizeKey, more }: { campaignKey: string; prizeKey: string; more: number },
  now: Date,
) {
  const campaign = await findCampaign(tx, { key: campaignKey }, now)
  const prize = campaign.prizes.find(({ key }) => key === prizeKey)
  if (!prize) throw new Unusable([`活动 ${campaignKey} 没有奖品 ${prizeKey}`])
  if (prize.gives.type === 'code') throw new Unusable(['券码的库存来自导入的列表，请用 codes 命令'])
  const [row] = await tx
    .update(campaignPrizes)
    .set({ stock: sql`${campaignPrizes.stock} + ${more}` })
    .where(and(isPrize(campaignKey, prizeKey), sql`${campaignPrizes.stock} + ${more} >= 0`))
    .returning()
  if (!row) throw new Unusable([`现在只剩 ${prize.stock} 份，不能减这么多`])
  await publishOddsOf(tx, campaignKey, now)
  return { name: prize.name, stock: row.stock }
}

export async function setPaused(tx: Db, campaignKey: string, paused: boolean) {
  const rows = await tx
    .update(campaigns)
    .set({ paused })
    .where(eq(campaigns.campaignKey, campaignKey))
    .returning({ title: campaigns.title })
  if (rows.length === 0) throw new Unusable([`没有活动 ${campaignKey}，list 会列出`])
  return rows[0]!.title
}

export const campaignKeys = async (db: Db) =>
  (
    await db
      .select({ key: campaigns.campaignKey })
      .from(campaigns)
      .orderBy(asc(campaigns.campaignKey))
  ).map(({ key }) => key)
