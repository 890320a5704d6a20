import { and, eq, gt } from 'drizzle-orm'
import { keyedHash } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { WechatPlatform } from '@server/providers/wechat/wechat'
import { after, wechatRules } from './rules'
import { wechatCodes } from './tables'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>

export interface Grant {
  platform: WechatPlatform
  code: string
  /** What was told for a payment signs nobody in, and a phone is told by codes of its own. */
  purpose: 'sign in' | 'pay' | 'phone'
}

/**
 * What WeChat says to a code: null where it does not accept it. It says so once, and a call that has
 * to be made again must hear the same: so the answer is kept for a while.
 */
export async function answerTo(
  context: Surroundings,
  grant: Grant,
  ask: () => Promise<string | null>,
): Promise<string> {
  const known = await findKept(context, grant)
  if (known) return known
  const said = await ask()
  if (said !== null) {
    await keep(context, grant, said)
    return said
  }
  // Another server may have been told meanwhile, for the same request sent twice.
  const told = await findKept(context, grant)
  if (!told) throw new Refusal('wechatFailed')
  return told
}

/** A code serves once, as at WeChat itself: of two who bring it the second finds it gone. */
export async function spendGrant(context: Surroundings, grant: Grant): Promise<void> {
  const spent = await context.db
    .delete(wechatCodes)
    .where(matching(context, grant))
    .returning({ platform: wechatCodes.platform })
  if (spent.length === 0) throw new Refusal('wechatFailed')
}

const aboutCode = (platform: string, codeHash: string) => `wechat code ${platform} ${codeHash}`

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
    .select({ saidSealed: wechatCodes.saidSealed })
    .from(wechatCodes)
    .where(matching(context, grant))
  const about = aboutCode(grant.platform, codeHashOf(context, grant))
  return kept && open(config.dataKey, kept.saidSealed, about)
}

async function keep(context: Surroundings, grant: Grant, said: string): Promise<void> {
  const { db, config, now } = context
  const { platform } = grant
  const codeHash = codeHashOf(context, grant)
  const row = {
    saidSealed: seal(config.dataKey, said, aboutCode(platform, codeHash)),
    expiresAt: after(now, wechatRules.codeLastsSeconds),
  }
  await db
    .insert(wechatCodes)
    .values({ platform, codeHash, ...row })
    .onConflictDoUpdate({ target: [wechatCodes.platform, wechatCodes.codeHash], set: row })
}
