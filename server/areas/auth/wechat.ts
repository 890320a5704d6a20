import { and, desc, eq, inArray } from 'drizzle-orm'
import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import type { Context, Outside } from '@server/call/handler'
import type { WechatPlatform } from '@server/providers/wechat/wechat'
import { users, wechatAccounts } from './tables'
import { refuseClosed } from './users'
import { answerTo, type Grant } from './wechat-answers'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>

type Asking = Surroundings & Pick<Outside, 'providers'>

export const hashOpenid = (key: DataKey, openid: string) => keyedHash(key, 'openid', openid)
export const aboutOpenid = (platform: string, userId: string) => `openid ${platform} ${userId}`

/** Who stands behind a code. */
export const identify = (context: Asking, grant: Grant): Promise<string> =>
  answerTo(context, grant, () => context.providers.wechat.identify(grant.platform, grant.code))

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
