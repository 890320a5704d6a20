import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Context } from '@server/http/handler'
import { networkOf } from '@server/http/call/limit'
import { Refusal } from '@server/http/refusal'
import { hashPhone, keyedHash } from '../identity'
import { after, sumRules } from '../rules'

const day = 24 * 3600

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
    [`sum by network ${networkOf(address)}`, sumRules.perDay.network],
    [`sum by phone ${hashPhone(key, phone)}`, sumRules.perDay.phone],
  ])
  const start = new Date(`${businessDay(now)}T00:00:00+08:00`)
  // sorted, so that two calls never wait for each other's rows crosswise
  for (const bucket of [...most.keys()].sort()) {
    const { rows } = await db.execute<{ calls: number }>(
      sql`insert into call_limits (bucket, window_start, expires_at, calls)
          values (${bucket}, ${start}, ${after(start, day)}, 1)
          on conflict (bucket, window_start) do update set calls = call_limits.calls + 1
          returning calls`,
    )
    if (rows.some(({ calls }) => calls > most.get(bucket)!))
      throw new Refusal('tooOften', '今天用算式获取验证码的次数太多，请改用图片，或打电话找客服')
  }
}
