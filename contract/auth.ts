import { z } from 'zod'
import { get, post, roles } from './call'
import { empty, flag, phone, text, uuid } from './fields'

export const user = z.object({
  user_id: z.string(),
  nickname: z.string(),
  phone: z.string().describe('masked: 138****8000'),
  roles: z.array(z.enum(roles)),
})

const signedIn = user.extend({ access_token: z.string() })
const smsCode = z.string().regex(/^\d{6}$/, '请填写 6 位短信验证码')

export const auth = {
  '/tp5/api/Codevalidates/captcha': get({
    summary: 'A picture captcha, good for one SMS within five minutes',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    in: empty,
    out: z.object({ captcha_id: z.string(), image: z.string().describe('SVG data URI') }),
  }),
  '/tp5/api/Codevalidates/sendSms': post({
    summary: 'Sends a sign-in code to a phone, against a solved captcha',
    access: 'public',
    once: true,
    limit: { max: 10, seconds: 60 },
    in: z.object({
      phone,
      captcha_id: uuid,
      captcha_code: z.string().regex(/^\d{4}$/, '请填写图中的 4 位数字'),
    }),
    out: z.object({ resend_seconds: z.number(), expire_seconds: z.number() }),
  }),
  '/tp5/api/UserLogin/smsLogin': post({
    summary: 'Signs in by SMS code; a new phone becomes a new user',
    access: 'public',
    once: true,
    limit: { max: 20, seconds: 60 },
    in: z.object({ phone, code: smsCode, agreement_version: text(20, '协议版本').optional() }),
    out: signedIn,
  }),
  '/tp5/api/UserLogin/wechatOAuthLogin': post({
    summary: 'Signs in by WeChat; with phone and SMS code it binds the WeChat account first',
    access: 'public',
    once: true,
    limit: { max: 20, seconds: 60 },
    in: z.object({
      code: text(200, '微信授权码'),
      platform: z.enum(['mini', 'iter', 'web'], { error: '授权来源不正确' }),
      phone: phone.optional(),
      sms_code: smsCode.optional(),
      agreement_version: text(20, '协议版本').optional(),
    }),
    out: signedIn,
  }),
  '/user/login/checkIsOnline': post({
    summary: 'Is this token signed in? Gives its user; the client saves them',
    access: 'user',
    in: empty,
    out: signedIn,
  }),
  '/tp5/api/Account/checkIsOnline': post({
    summary: 'Is this token signed in? The client saves nothing',
    access: 'user',
    in: empty,
    out: z.object({ online: flag }),
  }),
  '/user/login/logout': post({
    summary: 'Ends this session',
    access: 'user',
    once: true,
    in: empty,
    out: empty,
  }),
  '/tp5/api/Common/config': get({
    summary: 'What every client needs to know at start',
    access: 'public',
    in: empty,
    out: z.object({
      agreement_version: z.string(),
      service_phone: z.string(),
      sms_resend_seconds: z.number(),
      wechat_appid: z
        .string()
        .describe('of the official account behind H5; empty where WeChat sign-in is off'),
    }),
  }),
  '/user/Center/index': get({
    summary: 'Me: profile and balances',
    access: 'user',
    in: empty,
    out: user.extend({ points: z.number(), gold: z.number() }),
  }),
}
