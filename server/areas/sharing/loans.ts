import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { open, seal } from '@server/database/seal'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { WechatLoan } from '@server/providers/wechat/wechat'
import { createTogether, type Together } from '@server/together'
import { wechatLoans } from './tables'

/** A loan is renewed this long before it runs out. */
const earlySeconds = 300

export const aboutLoan = (name: string) => `wechat loan ${name}`

type Looking = Pick<Context, 'db' | 'config' | 'now'>

const houses = new WeakMap<Looking['db'], Together>()

function togetherIn({ db }: Looking): Together {
  const together = houses.get(db) ?? createTogether()
  houses.set(db, together)
  return together
}

/** What WeChat lends for a while, fetched once for all servers. */
export function borrow(
  looking: Looking,
  what: string,
  fetchLoan: () => Promise<WechatLoan>,
): Promise<string> {
  const name = createHash('sha256').update(what).digest('base64url')
  return togetherIn(looking)(name, () => keptOrFetched(looking, name, fetchLoan))
}

async function keptOrFetched(
  { db, config: { dataKey }, now }: Looking,
  name: string,
  fetchLoan: () => Promise<WechatLoan>,
): Promise<string> {
  const about = aboutLoan(name)
  const [kept] = await db
    .select()
    .from(wechatLoans)
    .where(and(eq(wechatLoans.name, name), gt(wechatLoans.expiresAt, now)))
  if (kept) return open(dataKey, kept.sealed, about)
  const { value, seconds } = await fetchLoan().catch((error: unknown) => {
    throw new Refusal('wechatFailed', '微信暂时没有回应，请稍后再试', {
      reason: error instanceof Error ? error.name : '',
    })
  })
  const row = {
    sealed: seal(dataKey, value, about),
    expiresAt: new Date(now.getTime() + (seconds - earlySeconds) * 1000),
  }
  await db
    .insert(wechatLoans)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: wechatLoans.name, set: row })
  return value
}
