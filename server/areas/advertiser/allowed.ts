import type { Out } from '@contract/api'
import { leftOf, mostNow, withdrawalRules } from '@server/areas/earnings/earnings'
import { identityOf } from '@server/areas/identity/identity'
import type { Context } from '@server/call/handler'
import { yuanSign } from '@server/money'
import { purseAccount, purseOf } from './purse'

type Allowed = Out<'/tp5/api/MachineAdvertiser/checkMinWithdrawAmount'>
type Asking = Pick<
  Context<'/tp5/api/MachineAdvertiser/checkMinWithdrawAmount'>,
  'db' | 'user' | 'now'
>

const words: Readonly<Record<Exclude<Allowed['needs'], ''>, string>> = {
  open: '您还有一笔提现在处理中，到账或取消以后再提下一笔',
  identity: '先完成实名认证，再提现',
  wechat: '钱打到微信零钱：请用这个手机号登录微信里的邻集小程序一次，再回来提现',
}

/** What may be taken out of a purse now, and what stands in the way. */
export async function allowedOf(
  { db, user, now }: Asking,
  advertiserId: number,
  wechat: 'known' | 'ask' | 'elsewhere',
): Promise<Allowed> {
  const rules = withdrawalRules.purse
  const { purse } = await purseOf(db, advertiserId)
  const { holder } = purseAccount(advertiserId)
  const left = await leftOf(db, { holder, part: 'purse', userId: user.userId }, now)
  const allowed = mostNow(rules, left, purse)
  const verified = (await identityOf(db, user.userId)) === 'approved'
  const needs = left.open ? 'open' : !verified ? 'identity' : wechat === 'elsewhere' ? 'wechat' : ''
  const short =
    purse < rules.least ? `满 ${yuanSign(rules.least)} 就能提` : '额度用完了，过一阵再来'
  return {
    ...{ purse, allowed, needs, open: left.open },
    least: rules.least,
    review_from: rules.reviewFrom,
    quick: [...rules.quick],
    why_not: needs ? words[needs] : allowed < rules.least ? short : '',
  }
}
