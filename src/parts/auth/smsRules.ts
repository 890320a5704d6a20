import type { Out } from '@contract/api'

export type CaptchaKind = Out<'/tp5/api/Codevalidates/captcha'>['kind']

export interface SmsValues {
  phone: string
  /** The digits of the picture, or what the sum comes to. */
  captcha: string
  /** The digits of the message. */
  code: string
}

export type Faults = Partial<Record<keyof SmsValues, string>>

const captchaRules: Record<CaptchaKind, { form: RegExp; fault: string }> = {
  picture: { form: /^\d{4}$/, fault: '请填写图中的 4 位数字' },
  sum: { form: /^\d{1,2}$/, fault: '请填写算式的得数' },
}

interface Asked {
  step: 'send' | 'signIn'
  kind?: CaptchaKind
  /** The phone is known already. */
  own?: boolean
}

export const faultsOf = (
  values: SmsValues,
  { step, kind = 'picture', own = false }: Asked,
): Faults => {
  const { form, fault } = captchaRules[kind]
  return {
    ...(!own && !/^1[3-9]\d{9}$/.test(values.phone) && { phone: '请填写 11 位手机号' }),
    ...(step === 'send' && !form.test(values.captcha) && { captcha: fault }),
    ...(step === 'signIn' && !/^\d{6}$/.test(values.code) && { code: '请填写 6 位短信验证码' }),
  }
}

export const digits = (text: string): string => text.replace(/\D/g, '')
