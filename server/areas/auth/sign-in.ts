import type { Parsed } from '@contract/api'
import { agreeTo } from '@server/areas/agreement/agreement'
import type { Context, InTwo } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { type Asker, visitor } from './asker'
import { rememberAsker } from './known-askers'
import { startSession } from './sessions'
import { spendCode } from './sms-codes'
import { profileOf, userOfPhone } from './users'
import { bind, findBound, identify, spendGrant } from './wechat'

export async function signInByPhone(
  context: Context,
  { phone, code, device, agreement_version: agreed }: Parsed<'/tp5/api/UserLogin/smsLogin'>,
) {
  const asker = visitor(context, device)
  await spendCode(context, { phone, code, purpose: 'account', asker: asker.name })
  return signIn(context, {
    userId: await userOfPhone(context, phone, agreed),
    asker,
    agreed,
    proved: true,
  })
}

/** A WeChat account that is bound signs in; another one is bound first, to a phone proved by SMS. */
export const signInByWechat: InTwo<'/tp5/api/UserLogin/wechatOAuthLogin', string> = {
  before: ({ platform, code }, context) =>
    identify(context, { platform, code, purpose: 'sign in' }),

  async write(input, openid, context) {
    const { platform, code, phone, sms_code: smsCode, agreement_version: agreed } = input
    const { db, config } = context
    const asker = visitor(context, input.device)
    await spendGrant(context, { platform, code, purpose: 'sign in' })
    const bound = await findBound(db, config.dataKey, platform, openid)
    if (bound) return signIn(context, { userId: bound, asker, agreed, proved: false })

    if (phone === undefined || smsCode === undefined) throw new Refusal('notBound')
    await spendCode(context, { phone, code: smsCode, purpose: 'account', asker: asker.name })
    const userId = await userOfPhone(context, phone, agreed)
    await bind(context, platform, openid, userId)
    return signIn(context, { userId, asker, agreed, proved: true })
  },
}

interface Entering {
  userId: string
  asker: Asker
  /** The version that was ticked, where one was. */
  agreed: string | undefined
  /** By a code to their phone, just now. */
  proved: boolean
}

/** Whoever agreed to older versions is asked for the new ones first. */
async function signIn(context: Context, { userId, asker, agreed, proved }: Entering) {
  const { db, config, now, userAgent } = context
  await agreeTo(db, userId, agreed, now)
  const profile = await profileOf(db, config.dataKey, userId)
  await rememberAsker(context, userId, asker)
  return { ...profile, access_token: await startSession(db, { userId, userAgent, proved, now }) }
}
