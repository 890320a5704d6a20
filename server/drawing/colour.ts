import type { Colour } from './png'

/** #1b5866 or #fff */
export function colourOf(written: string): Colour {
  const [, digits] = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(written) ?? []
  if (!digits) throw new Error(`No colour: ${written}`)
  const whole = digits.length === 6 ? digits : digits.replace(/./g, '$&$&')
  const value = Number.parseInt(whole, 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}
