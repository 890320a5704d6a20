import type { Db } from '@server/database/database'
import type { DataKey } from '@server/database/data-key'
import { phone } from '@server/importing/fields'
import { linesOf } from '@server/importing/lines'
import { onLine, refuseProblems, Unusable } from '@server/importing/unusable'
import type { Campaign } from '@server/areas/programme/programme'
import { addGuests } from './guests'

/** Whom a partner invites, a phone a line: nothing of it is kept but what knows a phone again. */
export async function inviteGuests(
  tx: Db,
  key: DataKey,
  { key: campaignKey, definition }: Campaign,
  text: string,
) {
  if (!definition.audience.some(({ rule }) => rule === 'listed'))
    throw new Unusable([`活动 ${campaignKey} 的参加条件里没有邀请名单（listed）`])
  const lines = linesOf(text)
  refuseProblems(
    lines
      .filter((line) => !phone.safeParse(line.text).success)
      .map(({ number }) => onLine(number, '应为 11 位手机号')),
  )
  if (lines.length === 0) throw new Unusable(['文件里没有手机号'])
  const phones = [...new Set(lines.map((line) => line.text))]
  const added = await addGuests(tx, key, { campaignKey, phones })
  return { added, known: phones.length - added }
}
