import type { Out } from '@contract/api'

export type CaptchaKind = Out<'/tp5/api/Codevalidates/captcha'>['kind']

export interface SmsValues {
  phone: string
  /** The digits of the picture, or what the sum comes to. */
  captcha: string
  /** The digits of the message. */
  code: string
}

const captchaRules: Record<CaptchaKind, { form: RegExp; fault: string }> = {
  picture: { form: /^\d{4}$/, fault: '请填写图中的 4 位数字' },
  long: { form: /^\d{6}$/, fault: '请填写图中的 6 位数字' },
  sum: { form: /^\d{1,2}$/, fault: '请填写算式的得数' },
}

export const captchaFault = (text: string, kind: CaptchaKind): string | undefined =>
  captchaRules[kind].form.test(text) ? undefined : captchaRules[kind].fault

export const phoneFault = (phone: string): string | undefined =>
  /^1[3-9]\d{9}$/.test(phone) ? undefined : '请填写 11 位手机号'

export const codeFault = (code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : '请填写 6 位短信验证码'
