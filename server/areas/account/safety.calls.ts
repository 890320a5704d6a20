import type { safetyCalls } from '@contract/account/safety'
import {
  endOtherSessions,
  endOwnSession,
  isBoundToWechat,
  phoneOf,
  sendCodeAfterCaptcha,
  sessionsOf,
  unbindWechat,
} from '@server/areas/auth/auth'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { changePhone } from './change-phone'

export const safetyHandlers: HandlersOf<typeof safetyCalls> = {
  '/user/Center/mySecurity': async (_input, { db, config, user }) => ({
    phone: await phoneOf({ db, config }, user.userId),
    wechat: (await isBoundToWechat(db, user.userId)) ? 1 : 0,
    sessions: await sessionsOf(db, user),
  }),

  '/user/Center/endSession': async ({ session_id: sessionId }, { db, user }) => {
    if (!(await endOwnSession(db, user.userId, sessionId)))
      throw new Refusal('notFound', '这台设备已经退出登录了')
    return {}
  },

  '/user/Center/endOthers': async (_input, { db, user }) => ({
    ended: await endOtherSessions(db, user),
  }),

  '/user/Center/unbindWechat': async (_input, { db, user }) => {
    await unbindWechat(db, user.userId)
    return {}
  },

  '/user/Center/sendPhoneCode': async (input, context) => {
    const { phone, resend_seconds } = await sendCodeAfterCaptcha(context, {
      phone: input.phone,
      captchaId: input.captcha_id,
      captchaCode: input.captcha_code,
      device: input.device,
      purpose: 'newPhone',
    })
    return { phone, resend_seconds }
  },

  '/user/Center/changePhone': (input, context) => changePhone(context, input),
}
