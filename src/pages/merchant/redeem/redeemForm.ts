const signs = 18

/** The digits of a code, however they were grouped when they were typed or scanned. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, signs)

export const faultOf = (code: string): string | undefined =>
  code.length === signs ? undefined : '请填写券码上的 18 位数字'
