import type { Palette } from '@/tokens/palette'
import { ground } from '../scene'

/** All is done: a cup that steams on a low table, with the tin beside it. */
export const tea = (palette: Palette): string =>
  ground(70) +
  '<path d="M48 96l-8 30M152 96l8 30M72 98v24M128 98v24" stroke="#7a5c40" stroke-width="6" stroke-linecap="round"/>' +
  '<rect x="34" y="88" width="132" height="12" rx="4" fill="#b5613c"/>' +
  '<path d="M66 60h34v14a14 14 0 0 1-14 14h-6a14 14 0 0 1-14-14z" fill="#f4ebd8"/>' +
  '<path d="M66 60h34v6H66z" fill="#dcd0b8"/>' +
  '<path d="M100 64h5a7 7 0 0 1 0 14h-6" fill="none" stroke="#f4ebd8" stroke-width="4"/>' +
  `<path d="M76 50c-4-6 4-8 0-15M90 50c-4-6 4-8 0-15" fill="none" stroke="${palette.ink3}" stroke-width="3" stroke-linecap="round"/>` +
  '<rect x="116" y="50" width="30" height="38" rx="4" fill="#2c6f7e"/><rect x="116" y="50" width="30" height="9" rx="3" fill="#1d5563"/>' +
  '<circle cx="131" cy="73" r="6" fill="#e3b254"/>'
