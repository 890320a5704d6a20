import { findOpenid, openidOf } from '@server/areas/auth/auth'
import { identityNameOf } from '@server/areas/identity/identity'
import type { Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { PayWay } from '@server/providers/payment/payment'

type Asking = Pick<
  Outside<'/user/Center/withdraw'>,
  'db' | 'config' | 'now' | 'user' | 'apart' | 'address' | 'providers'
>

export interface Payee {
  openid: string | null
  name: string
}

/** By which app of WeChat's somebody is paid. In any other browser it is the mini program, which they know. */
export const platformOf = (way: PayWay) => (way === 'wechat' ? 'web' : 'mini')

/** Whom WeChat is to pay: a person who was verified, by an account that WeChat knows. */
export async function payeeOf(
  context: Asking,
  way: PayWay,
  code: string | undefined,
): Promise<Payee> {
  const { db, config, user, providers } = context
  const name = await identityNameOf(db, config.dataKey, user.userId)
  if (name === null) throw new Refusal('identityNeeded', '提现需要先完成实名认证')
  if (!providers.payout.needsOpenid) return { openid: null, name }
  return { openid: await openidOf(context, platformOf(way), code), name }
}

/** Whether WeChat can be told whom to pay: known, asked by a code, or not from here. */
export async function wechatStanding(
  { db, config, user, providers }: Pick<Asking, 'db' | 'config' | 'user' | 'providers'>,
  way: PayWay,
) {
  if (!providers.payout.needsOpenid) return 'known'
  const known = await findOpenid(db, config.dataKey, platformOf(way), user.userId)
  if (known) return 'known'
  return way === 'h5' ? 'elsewhere' : 'ask'
}
