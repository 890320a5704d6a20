import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import type { Context, Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { WechatPlatform } from '@server/providers/wechat/wechat'
import { after, wechatRules } from './rules'
import { users, wechatAccounts, wechatCodes } from './tables'
import { refuseClosed } from './users'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>

type Asking = Surroundings & Pick<Outside, 'providers'>

interface Grant {
  platform: WechatPlatform
  code: string
  /** What was told for a payment signs nobody in. */
  purpose: 'sign in' | 'pay'
}

export const hashOpenid = (key: DataKey, openid: string) => keyedHash(key, 'openid', openid)
export const aboutOpenid = (platform: string, userId: string) => `openid ${platform} ${userId}`
const aboutCode = (platform: string, codeHash: string) => `wechat code ${platform} ${codeHash}`

/** Who stands behind a code. WeChat says it once, so it is kept while a phone may yet be bound. */
export async function identify(context: Asking, grant: Grant): Promise<string> {
  const known = await findKept(context, grant)
  if (known) return known
  const openid = await context.providers.wechat.identify(grant.platform, grant.code)
  if (openid !== null) {
    await keepOpenid(context, grant, openid)
    return openid
  }
  // Another server may have been told meanwhile, for the same request sent twice.
  const told = await findKept(context, grant)
  if (!told) throw new Refusal('wechatFailed')
  return told
}

/** A code signs in once, as at WeChat itself: of two who bring it the second finds it gone. */
export async function spendGrant(context: Surroundings, grant: Grant): Promise<void> {
  const spent = await context.db
    .delete(wechatCodes)
    .where(matching(context, grant))
    .returning({ platform: wechatCodes.platform })
  if (spent.length === 0) throw new Refusal('wechatFailed')
}

const codeHashOf = ({ config }: Surroundings, { code, purpose }: Grant) =>
  keyedHash(config.dataKey, 'wechat code', `${purpose} ${code}`)

const matching = (context: Surroundings, grant: Grant) =>
  and(
    eq(wechatCodes.platform, grant.platform),
    eq(wechatCodes.codeHash, codeHashOf(context, grant)),
    gt(wechatCodes.expiresAt, context.now),
  )

async function findKept(context: Surroundings, grant: Grant): Promise<string | undefined> {
  const { db, config } = context
  const [kept] = await db
    .select({ openidSealed: wechatCodes.openidSealed })
    .from(wechatCodes)
    .where(matching(context, grant))
  const about = aboutCode(grant.platform, codeHashOf(context, grant))
  return kept && open(config.dataKey, kept.openidSealed, about)
}

async function keepOpenid(context: Surroundings, grant: Grant, openid: string): Promise<void> {
  const { db, config, now } = context
  const { platform } = grant
  const codeHash = codeHashOf(context, grant)
  const row = {
    openidSealed: seal(config.dataKey, openid, aboutCode(platform, codeHash)),
    expiresAt: after(now, wechatRules.codeLastsSeconds),
  }
  await db
    .insert(wechatCodes)
    .values({ platform, codeHash, ...row })
    .onConflictDoUpdate({ target: [wechatCodes.platform, wechatCodes.codeHash], set: row })
}

export async function findBound(
  db: Db,
  key: DataKey,
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
        inArray(wechatAccounts.openidHash, keyedHashes(key, 'openid', openid)),
      ),
    )
  if (bound) refuseClosed(bound.state)
  return bound?.userId
}

/** What WeChat knows a person by who signed in there. */
export async function findOpenid(
  db: Db,
  key: DataKey,
  platform: WechatPlatform,
  userId: string,
): Promise<string | undefined> {
  const [bound] = await db
    .select({ openidSealed: wechatAccounts.openidSealed })
    .from(wechatAccounts)
    .where(and(eq(wechatAccounts.userId, userId), eq(wechatAccounts.platform, platform)))
    .orderBy(desc(wechatAccounts.createdAt))
    .limit(1)
  return bound && open(key, bound.openidSealed, aboutOpenid(platform, userId))
}

export async function isBoundToWechat(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ platform: wechatAccounts.platform })
    .from(wechatAccounts)
    .where(eq(wechatAccounts.userId, userId))
    .limit(1)
  return rows.length > 0
}

/** In every app of ours; the phone remains the way in. */
export async function unbindWechat(db: Db, userId: string): Promise<void> {
  await db.delete(wechatAccounts).where(eq(wechatAccounts.userId, userId))
}

export async function bind(
  { db, config, now }: Surroundings,
  platform: WechatPlatform,
  openid: string,
  userId: string,
): Promise<void> {
  const { dataKey: key } = config
  await db
    .insert(wechatAccounts)
    .values({
      platform,
      openidHash: hashOpenid(key, openid),
      openidSealed: seal(key, openid, aboutOpenid(platform, userId)),
      userId,
      createdAt: now,
    })
    .onConflictDoNothing()
}
