import type { Parsed } from '@contract/api'
import type { Context, InTwo } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { startSession } from './sessions'
import { spendCode } from './sms-codes'
import { profileOf, userOfPhone } from './users'
import { bind, findBound, identify } from './wechat'

export async function signInByPhone(
  context: Context,
  { phone, code, agreement_version: agreed }: Parsed<'/tp5/api/UserLogin/smsLogin'>,
) {
  await spendCode(context, phone, code)
  return signIn(context, await userOfPhone(context, phone, agreed))
}

/** A WeChat account that is bound signs in; another one is bound first, to a phone proved by SMS. */
export const signInByWechat: InTwo<'/tp5/api/UserLogin/wechatOAuthLogin', string> = {
  before: ({ platform, code }, context) => identify(context, { platform, code }),

  async write({ platform, phone, sms_code: smsCode, agreement_version: agreed }, openid, context) {
    const { db, config } = context
    const bound = await findBound(db, config.dataKey, platform, openid)
    if (bound) return signIn(context, bound)

    if (phone === undefined || smsCode === undefined) throw new Refusal('notBound')
    await spendCode(context, phone, smsCode)
    const userId = await userOfPhone(context, phone, agreed)
    await bind(context, platform, openid, userId)
    return signIn(context, userId)
  },
}

async function signIn({ db, config, now }: Context, userId: string) {
  const profile = await profileOf(db, config.dataKey, userId)
  return { ...profile, access_token: await startSession(db, userId, now) }
}
