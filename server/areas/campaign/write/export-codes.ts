import { asc, eq, isNotNull, and } from 'drizzle-orm'
import { maskPhone } from '@server/areas/auth/auth'
import { campaignReceipts, openReceipt } from '@server/areas/prize/prize'
import { replyTime } from '@server/calendar'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'

/** A sheet would take what begins so for a formula. */
const cell = (text: string) =>
  `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`
const row = (cells: readonly string[]) => cells.map(cell).join(',')

const head = ['领取时间', '奖品', '券码', '手机号', '用户编号', '领取编号']

/** Which code went to whom, as lines of a sheet, for whoever asks about one. */
export async function codesGiven({ db, config }: { db: Db; config: Settings }, key: string) {
  const rows = await db
    .select()
    .from(campaignReceipts)
    .where(and(eq(campaignReceipts.campaignKey, key), isNotNull(campaignReceipts.code)))
    .orderBy(asc(campaignReceipts.receivedAt), asc(campaignReceipts.receiptId))
  const lines = rows.map((receipt) => {
    const { code, phone } = openReceipt(config.dataKey, receipt)
    const { facts, receivedAt, userId, receiptId } = receipt
    return row([replyTime(receivedAt), facts.name, code, maskPhone(phone), userId, receiptId])
  })
  return [row(head), ...lines]
}
