export interface SmsValues {
  phone: string
  /** The digits of the picture. */
  captcha: string
  /** The digits of the message. */
  code: string
}

export type Faults = Partial<Record<keyof SmsValues, string>>

export const faultsOf = (values: SmsValues, step: 'send' | 'signIn'): Faults => ({
  ...(!/^1[3-9]\d{9}$/.test(values.phone) && { phone: '请填写 11 位手机号' }),
  ...(step === 'send' && !/^\d{4}$/.test(values.captcha) && { captcha: '请填写图中的 4 位数字' }),
  ...(step === 'signIn' && !/^\d{6}$/.test(values.code) && { code: '请填写 6 位短信验证码' }),
})
