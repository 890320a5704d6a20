import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { createWechat, type WechatPlatform } from '@server/providers/wechat/wechat'
import { keyedHash } from './identity'
import { after, wechatRules } from './rules'
import { users, wechatAccounts, wechatCodes } from './tables'
import { refuseClosed } from './users'

type Surroundings = Pick<Context, 'config' | 'now'>

interface Grant {
  platform: WechatPlatform
  code: string
}

const sealOpenid = (key: Buffer, openid: string) => seal(key, openid, 'openid')
const openOpenid = (key: Buffer, sealed: Buffer) => open(key, sealed, 'openid')

/** Who stands behind a code. WeChat says it once, so it is kept while a phone may yet be bound. */
export async function identify(
  tx: Db,
  { config, now }: Surroundings,
  { platform, code }: Grant,
): Promise<string> {
  const key = config.dataKey
  const codeHash = keyedHash(key, 'wechat code', code)
  const [kept] = await tx
    .select({ openidSealed: wechatCodes.openidSealed })
    .from(wechatCodes)
    .where(
      and(
        eq(wechatCodes.platform, platform),
        eq(wechatCodes.codeHash, codeHash),
        gt(wechatCodes.expiresAt, now),
      ),
    )
  if (kept) return openOpenid(key, kept.openidSealed)

  const openid = await createWechat(config.wechat).identify(platform, code)
  if (openid === null) throw new Refusal('wechatFailed')
  const row = {
    openidSealed: sealOpenid(key, openid),
    expiresAt: after(now, wechatRules.codeLastsSeconds),
  }
  await tx
    .insert(wechatCodes)
    .values({ platform, codeHash, ...row })
    .onConflictDoUpdate({ target: [wechatCodes.platform, wechatCodes.codeHash], set: row })
  return openid
}

export async function findBound(
  db: Db,
  key: Buffer,
  platform: WechatPlatform,
  openid: string,
): Promise<string | undefined> {
  const [bound] = await db
    .select({ userId: users.userId, state: users.state })
    .from(wechatAccounts)
    .innerJoin(users, eq(users.userId, wechatAccounts.userId))
    .where(
      and(
        eq(wechatAccounts.platform, platform),
        eq(wechatAccounts.openidHash, keyedHash(key, 'openid', openid)),
      ),
    )
  if (bound) refuseClosed(bound.state)
  return bound?.userId
}

/** What WeChat knows a person by who signed in there. */
export async function findOpenid(
  db: Db,
  key: Buffer,
  platform: WechatPlatform,
  userId: string,
): Promise<string | undefined> {
  const [bound] = await db
    .select({ openidSealed: wechatAccounts.openidSealed })
    .from(wechatAccounts)
    .where(and(eq(wechatAccounts.userId, userId), eq(wechatAccounts.platform, platform)))
    .orderBy(desc(wechatAccounts.createdAt))
    .limit(1)
  return bound && openOpenid(key, bound.openidSealed)
}

export async function bind(
  { db, config, now }: Surroundings & { db: Db },
  platform: WechatPlatform,
  openid: string,
  userId: string,
): Promise<void> {
  const { dataKey: key } = config
  await db
    .insert(wechatAccounts)
    .values({
      platform,
      openidHash: keyedHash(key, 'openid', openid),
      openidSealed: sealOpenid(key, openid),
      userId,
      createdAt: now,
    })
    .onConflictDoNothing()
}
