import type { authCalls } from '@contract/auth'
import type { HandlersOf } from '@server/call/handler'
import { offerCaptcha, solveCaptcha } from './captcha/captcha'
import { countSum } from './captcha/sum-limits'
import { askToSend } from './jobs'
import { smsRules } from './rules'
import { endSession } from './sessions'
import { signInByPhone, signInByWechat } from './sign-in'
import { issueCode } from './sms-codes'
import { countSending } from './sms-limits'
import { agreementVersion, profileOf } from './users'

export const authHandlers: HandlersOf<typeof authCalls> = {
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

  '/tp5/api/UserLogin/wechatOAuthLogin': signInByWechat,

  '/user/login/checkIsOnline': async (_input, { db, config, user }) => ({
    ...(await profileOf(db, config.dataKey, user.userId)),
    access_token: user.token,
  }),

  '/tp5/api/Account/checkIsOnline': async () => ({ online: 1 }),

  '/user/login/logout': async (_input, { db, user }) => {
    await endSession(db, user.sessionId)
    return {}
  },

  '/tp5/api/Common/config': async (_input, { config, now, providers }) => ({
    agreement_version: agreementVersion(now),
    service_phone: config.servicePhone,
    sms_resend_seconds: smsRules.resendSeconds,
    wechat_appid: providers.wechat.pageAppId,
    app: config.nativeApp,
  }),
}
