import type { Context } from '@server/call/handler'
import { networksOf } from '@server/call/network'
import { keyedHash } from '@server/database/data-key'
import { countToday } from './daily-count'
import { sendingRules } from './rules'

/** Counts an SMS that is about to be sent; one that is refused after all is not counted. */
export async function countSending(
  context: Pick<Context, 'db' | 'config' | 'address' | 'now'>,
  device: string | undefined,
): Promise<void> {
  const key = context.config.dataKey
  const most = new Map([['sms of all', sendingRules.all]])
  for (const { hash, homes } of networksOf(key, context.address))
    most.set(`sms by network ${hash}`, sendingRules.network * homes)
  if (device !== undefined) {
    const hash = keyedHash(key, 'device', device)
    most.set(`sms by device ${hash}`, sendingRules.device)
  }
  await countToday(context, most, '今天从这里获取验证码的次数太多，请明天再试，或打电话找客服')
}
