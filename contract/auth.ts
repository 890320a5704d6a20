import { z } from 'zod'
import { get, post, roles } from './call'
import { features } from './features'
import { captchaCode, empty, flag, phone, smsCode, text, uuid } from './fields'

export const user = z.object({
  user_id: z.string(),
  nickname: z.string(),
  phone: z.string().describe('masked: 138****8000'),
  roles: z.array(z.enum(roles)),
})

const signedIn = user.extend({ access_token: z.string() })

/**
 * A picture with digits to read, a long one where a network is crowded, or a sum to work out: for
 * whoever cannot make out pictures.
 */
export const captchaKinds = ['picture', 'long', 'sum'] as const
const device = uuid.optional()
const captchaKind = z.enum(captchaKinds, { error: '没有这种验证' })

export const authCalls = {
  '/tp5/api/Codevalidates/captcha': get({
    summary:
      'A captcha, good for one SMS within five minutes: a picture, or a sum in plain words; a long picture instead where many have asked',
    access: 'public',
    limit: { max: 60, seconds: 60 },
    of: [],
    in: z.object({ kind: captchaKind.optional() }),
    out: z.object({
      captcha_id: z.string(),
      kind: captchaKind,
      image: z.string().describe('PNG as a data URI; empty for a sum'),
      question: z.string().describe('of a sum, to be read or read out; empty for a picture'),
    }),
  }),
  '/tp5/api/Codevalidates/sendSms': post({
    summary:
      'Sends a sign-in code to a phone, against a solved captcha; for sums far fewer a day; refused with captchaAgain where only a long picture does',
    access: 'public',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: [],
    in: z.object({
      phone,
      captcha_id: uuid,
      captcha_code: captchaCode,
      device: device.describe("the app's own number on this phone; a sum needs it"),
    }),
    out: z.object({ resend_seconds: z.number(), expire_seconds: z.number() }),
  }),
  '/tp5/api/UserLogin/smsLogin': post({
    summary: 'Signs in by SMS code; a new phone becomes a new user',
    access: 'public',
    once: true,
    limit: { max: 60, seconds: 60 },
    touches: ['me'],
    in: z.object({
      phone,
      code: smsCode,
      agreement_version: text(20, '协议版本').optional(),
      device: device.describe('by which the code was asked for; without it fewer tries'),
    }),
    out: signedIn,
  }),
  '/tp5/api/UserLogin/wechatOAuthLogin': post({
    summary:
      'Signs in by WeChat; an account that is new there is bound first, to a phone that SMS proves or WeChat tells',
    access: 'public',
    once: true,
    limit: { max: 60, seconds: 60 },
    touches: ['me'],
    in: z.object({
      code: text(200, '微信授权码'),
      platform: z.enum(['mini', 'iter', 'web'], { error: '授权来源不正确' }),
      phone: phone.optional(),
      sms_code: smsCode.optional(),
      phone_code: text(200, '微信手机号授权码')
        .optional()
        .describe(
          'in place of both: what the button getPhoneNumber of a mini program gave, good once',
        ),
      agreement_version: text(20, '协议版本').optional(),
      device: device.describe('by which the SMS code was asked for'),
    }),
    out: signedIn,
  }),
  '/user/login/checkIsOnline': post({
    summary: 'Is this token signed in? Gives its user; the client saves them',
    access: 'user',
    of: ['me'],
    in: empty,
    out: signedIn,
  }),
  '/tp5/api/Account/checkIsOnline': post({
    summary: 'Is this token signed in? The client saves nothing',
    access: 'user',
    of: ['me'],
    in: empty,
    out: z.object({ online: flag }),
  }),
  '/user/login/logout': post({
    summary: 'Ends this session',
    access: 'user',
    once: true,
    touches: ['me'],
    in: empty,
    out: empty,
  }),
  '/user/login/prove': post({
    summary: 'Proves by a code to my own phone that it is still me who works for the house here',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: z.object({ code: smsCode }),
    out: empty,
  }),
  '/tp5/api/Common/config': get({
    summary: 'What every client needs to know at start',
    access: 'public',
    of: [],
    alike: true,
    in: empty,
    out: z.object({
      agreement_version: z
        .string()
        .describe('of all that is agreed to at signing in: it is sent back by who agrees'),
      closed: z.array(z.enum(features)).describe('what is closed where the caller is'),
      service_phone: z.string(),
      service: z
        .object({ hours: z.string(), chat: z.string() })
        .describe('when somebody is there, and where people chat on the web; empty: not said'),
      sms_resend_seconds: z.number(),
      wechat_appid: z
        .string()
        .describe('of the official account behind H5; empty where WeChat sign-in is off'),
      app: z
        .object({ link: z.string(), ios: z.string(), android: z.string() })
        .describe('the native app: a link that opens it, and its stores; empty: there is none'),
    }),
  }),
}
