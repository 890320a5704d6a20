import type { authCalls } from '@contract/auth'
import { agreementVersion } from '@server/areas/agreement/agreement'
import type { HandlersOf } from '@server/call/handler'
import { visitor } from './asker'
import { offerCaptcha, solveCaptcha } from './captcha/captcha'
import { smsRules } from './rules'
import { spendCodeOf } from './auth'
import { sendCode } from './send-code'
import { fittingKind } from './sms-limits'
import { endSession, markProved } from './sessions'
import { signInByPhone, signInByWechat } from './sign-in'
import { profileOf } from './users'

export const authHandlers: HandlersOf<typeof authCalls> = {
  '/tp5/api/Codevalidates/captcha': async ({ kind = 'picture' }, context) => {
    const fitting = await fittingKind(context, visitor(context, undefined), kind)
    const { captchaId, ...captcha } = await offerCaptcha(context, fitting)
    return { captcha_id: captchaId, ...captcha }
  },

  '/tp5/api/Codevalidates/sendSms': async (input, context) => {
    const solved = await solveCaptcha(context, input.captcha_id, input.captcha_code)
    const asker = visitor(context, input.device)
    return sendCode(context, { phone: input.phone, purpose: 'account', asker, solved })
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

  '/user/login/prove': async ({ code }, context) => {
    await spendCodeOf(context, code, 'staff')
    await markProved(context.db, context.user.sessionId, context.now)
    return {}
  },

  '/tp5/api/Common/config': async (_input, { config, now, platform, providers }) => ({
    agreement_version: agreementVersion(now),
    closed: config.closed[platform],
    service_phone: config.servicePhone,
    service: { hours: config.serviceHours ?? '', chat: config.serviceChat ?? '' },
    sms_resend_seconds: smsRules.resendSeconds,
    wechat_appid: providers.wechat.pageAppId,
    app: config.nativeApp,
  }),
}
