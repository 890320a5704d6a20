/** Cuts a coordinate to six decimals without rounding, digit by digit; '' for what is no number. */
export function truncate(value: number | string | undefined): string {
  const plain = withoutExponent(String(value ?? '').trim())
  if (plain === undefined) return ''
  const [whole = '', decimals = ''] = plain.split('.')
  const kept = decimals.slice(0, 6).replace(/0+$/, '')
  const cut = kept ? `${whole}.${kept}` : whole
  return cut === '-0' ? '0' : cut
}

/** '-1.5e-7' as '-0.00000015': text keeps the digits that arithmetic would round. */
function withoutExponent(text: string): string | undefined {
  const found = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(text)
  if (!found) return undefined
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = found
  if (whole + decimals === '') return undefined
  const point = whole.length + Number(exponent)
  const digits = (whole + decimals).padStart(whole.length + decimals.length - point + 1, '0')
  const shift = digits.length - (whole + decimals).length
  const padded = digits.padEnd(point + shift, '0')
  const head = padded.slice(0, point + shift).replace(/^0+(?=\d)/, '')
  const tail = padded.slice(point + shift)
  return `${sign === '-' ? '-' : ''}${head || '0'}${tail ? `.${tail}` : ''}`
}
