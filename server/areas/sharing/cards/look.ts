import type { Tint } from '@contract/catalogue/goods'
import { colourOf } from '@server/drawing/colour'

/** The app's colours of daylight: a test keeps them equal to its style sheet's. */
export const written = {
  ta: '#f3e6da',
  tb: '#e4ece4',
  tc: '#e1eaec',
  td: '#f4ebd3',
  te: '#ece5ec',
  surface: '#fffefb',
  ink: '#24211d',
  ink2: '#565048',
  goldInk: '#825408',
}

export const groundOf = (tint: Tint) => colourOf(written[`t${tint}`])

export const colours = {
  surface: colourOf(written.surface),
  ink: colourOf(written.ink),
  ink2: colourOf(written.ink2),
  goldInk: colourOf(written.goldInk),
}
