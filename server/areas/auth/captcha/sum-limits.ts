import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { countToday } from '../daily-count'
import { hashPhone } from '../identity'
import { sumRules } from '../rules'
import type { Counted } from '../sms-limits'

/** Counts an SMS that a sum is about to send; one that is refused after all is not counted. */
export async function countSum(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { phone, asker, standing }: Counted,
): Promise<void> {
  if (asker.device === null) throw new Refusal('invalid', '请更新到最新版本后再试')
  const most = new Map([
    [`sum by device ${asker.device}`, sumRules.device],
    [`sum by phone ${hashPhone(config.dataKey, phone)}`, sumRules.phone[standing]],
  ])
  for (const { hash, homes } of asker.networks)
    most.set(`sum by network ${hash}`, sumRules.network[standing] * homes)
  await countToday({ db, now }, most, '今天用算式获取验证码的次数太多，请改用图片，或打电话找客服')
}
