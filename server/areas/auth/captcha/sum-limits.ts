import type { Context } from '@server/call/handler'
import { networksOf } from '@server/call/network'
import { Refusal } from '@server/call/refusal'
import { keyedHash } from '@server/database/data-key'
import { countToday } from '../daily-count'
import { hashPhone } from '../identity'
import { sumRules } from '../rules'

interface Sending {
  phone: string
  device?: string | undefined
}

/** Counts an SMS that a sum is about to send; one that is refused after all is not counted. */
export async function countSum(
  { db, config, address, now }: Pick<Context, 'db' | 'config' | 'address' | 'now'>,
  { phone, device }: Sending,
): Promise<void> {
  if (device === undefined) throw new Refusal('invalid', '请更新到最新版本后再试')
  const key = config.dataKey
  const most = new Map([
    [`sum by device ${keyedHash(key, 'device', device)}`, sumRules.perDay.device],
    [`sum by phone ${hashPhone(key, phone)}`, sumRules.perDay.phone],
  ])
  for (const { hash, homes } of networksOf(key, address))
    most.set(`sum by network ${hash}`, sumRules.perDay.network * homes)
  await countToday({ db, now }, most, '今天用算式获取验证码的次数太多，请改用图片，或打电话找客服')
}
