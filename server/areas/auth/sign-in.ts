import type { Parsed } from '@contract/api'
import { agreeTo } from '@server/areas/agreement/agreement'
import type { Context, InTwo } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { type Asker, visitor } from './asker'
import { rememberAsker } from './known-askers'
import { startSession } from './sessions'
import { spendCode } from './sms-codes'
import { profileOf, userOfPhone } from './users'
import { bind, findBound, identify } from './wechat'
import { spendGrant } from './wechat-answers'
import { phoneGiven, spendPhoneGiven } from './wechat-phone'

type Path = '/tp5/api/UserLogin/wechatOAuthLogin'

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

interface AtWechat {
  openid: string
  /** Only where an account has to be bound to it: of whom is known already it is not asked. */
  phone?: string
}

/** A WeChat account that is bound signs in; another one is bound first. */
export const signInByWechat: InTwo<Path, AtWechat> = {
  async before({ platform, code, phone_code: phoneCode }, context) {
    const { db, config } = context
    const openid = await identify(context, { platform, code, purpose: 'sign in' })
    if (phoneCode === undefined) return { openid }
    if (await findBound(db, config.dataKey, platform, openid)) return { openid }
    return { openid, phone: await phoneGiven(context, { platform, openid, code: phoneCode }) }
  },

  async write(input, there, context) {
    const { platform, code, agreement_version: agreed } = input
    const { openid } = there
    const { db, config } = context
    const asker = visitor(context, input.device)
    await spendGrant(context, { platform, code, purpose: 'sign in' })
    const bound = await findBound(db, config.dataKey, platform, openid)
    if (bound) return signIn(context, { userId: bound, asker, agreed, proved: false })

    const { phone, proved } = await phoneToBind(context, { input, there, asker })
    const userId = await userOfPhone(context, phone, agreed)
    await bind(context, platform, openid, userId)
    return signIn(context, { userId, asker, agreed, proved })
  },
}

interface Binding {
  input: Parsed<Path>
  there: AtWechat
  asker: Asker
}

/** WeChat verified its number on some day that it does not tell; who reads a message holds the phone now. */
async function phoneToBind(context: Context, { input, there, asker }: Binding) {
  const { platform, phone, sms_code: smsCode, phone_code: phoneCode } = input
  if (there.phone !== undefined && phoneCode !== undefined) {
    await spendPhoneGiven(context, { platform, openid: there.openid, code: phoneCode })
    return { phone: there.phone, proved: false }
  }
  if (phone === undefined || smsCode === undefined) throw new Refusal('notBound')
  await spendCode(context, { phone, code: smsCode, purpose: 'account', asker: asker.name })
  return { phone, proved: true }
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
