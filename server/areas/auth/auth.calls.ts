import type { auth } from '@contract/auth'
import { closingOf } from '@server/areas/account/account'
import { agreementInForce } from '@server/areas/agreement/agreement'
import { balances } from '@server/areas/wallet/wallet'
import type { HandlersOf } from '@server/call/handler'
import { offerCaptcha, solveCaptcha } from './captcha/captcha'
import { countSum } from './captcha/sum-limits'
import { askToSend } from './jobs'
import { messagesOf, setMessage } from '@server/areas/account/messages'
import { avatarOf, editProfile } from '@server/areas/account/profile'
import { smsRules } from './rules'
import { endSession } from './sessions'
import { signInByPhone, signInByWechat } from './sign-in'
import { issueCode } from './sms-codes'
import { countSending } from './sms-limits'
import { acceptanceOf, agreementVersion, profileOf } from './users'

export const authHandlers: HandlersOf<typeof auth> = {
  '/tp5/api/Codevalidates/captcha': async ({ kind }, context) => {
    const { captchaId, ...captcha } = await offerCaptcha(context, kind)
    return { captcha_id: captchaId, ...captcha }
  },

  '/tp5/api/Codevalidates/sendSms': async (input, context) => {
    const kind = await solveCaptcha(context, input.captcha_id, input.captcha_code)
    const code = await issueCode(context, input.phone)
    await countSending(context, input.device)
    if (kind === 'sum') await countSum(context, input)
    await askToSend(context, { phone: input.phone, code })
    return { resend_seconds: smsRules.resendSeconds, expire_seconds: smsRules.lastsSeconds }
  },

  '/tp5/api/UserLogin/smsLogin': (input, context) => signInByPhone(context, input),

  '/tp5/api/UserLogin/wechatOAuthLogin': (input, context) => signInByWechat(context, input),

  '/user/login/checkIsOnline': async (_input, { db, config, user }) => ({
    ...(await profileOf(db, config.dataKey, user.userId)),
    access_token: user.token,
  }),

  '/tp5/api/Account/checkIsOnline': async () => ({ online: 1 }),

  '/user/login/logout': async (_input, { db, user }) => {
    await endSession(db, user.sessionId)
    return {}
  },

  '/tp5/api/Common/config': async (_input, { config, now }) => ({
    agreement_version: agreementVersion(now),
    service_phone: config.servicePhone,
    sms_resend_seconds: smsRules.resendSeconds,
    wechat_appid: config.wechat.provider === 'wechat' ? (config.wechat.apps.web?.appId ?? '') : '',
    app: config.nativeApp,
  }),

  '/user/common/setMessage': (input, context) => setMessage(context, input),

  '/user/common/getMessage': (_input, context) => messagesOf(context),

  '/user/Center/agreement': async (_input, { db, now, user }) => ({
    ...(await acceptanceOf(db, user.userId)),
    version: agreementVersion(now),
    privacy_version: agreementInForce('privacy', now).version,
  }),

  '/user/Center/index': async (_input, { db, config, user, now }) => {
    const { userId } = user
    const closing = await closingOf(db, userId)
    return {
      ...(await profileOf(db, config.dataKey, userId)),
      ...(await balances(db, userId)),
      avatar: await avatarOf({ db, config, now }, userId),
      closes_at: closing && closing.closes_at,
    }
  },

  '/user/Center/edit': (input, context) => editProfile(context, input),
}
