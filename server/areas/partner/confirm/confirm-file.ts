import type { Db } from '@server/database/database'
import { linesOf } from '@server/importing/lines'
import { onLine, refuseProblems, Unusable } from '@server/importing/unusable'
import type { Campaign } from '@server/areas/programme/programme'
import { confirm } from './confirmations'
import { campaignIn } from './reference'

/** A partner that sends no messages tells in a list whom it confirms, a reference a line. */
export async function confirmList(
  tx: Db,
  { key, definition }: Campaign,
  { text, now }: { text: string; now: Date },
) {
  const partnerKey = definition.outside?.partner
  if (partnerKey === undefined) throw new Unusable([`活动 ${key} 没有要合作方确认的一步`])
  const lines = linesOf(text)
  refuseProblems(
    lines
      .filter((line) => campaignIn(line.text) !== key)
      .map(({ number }) => onLine(number, `不是这个活动的编号，应以 ${key}. 开头`)),
  )
  if (lines.length === 0) throw new Unusable(['文件里没有编号'])
  const references = [...new Set(lines.map((line) => line.text))]
  const told = { campaignKey: key, partnerKey, how: 'file' as const, references, now }
  const confirmed = await confirm(tx, told)
  return { confirmed, known: references.length - confirmed }
}
