import { roof } from '../roof'
import { ground, type Scene } from '../scene'

/** Sold out: a market cart with empty baskets. */
export const soldOut: Scene = (palette) =>
  ground(76) +
  '<path d="M54 52v48M146 52v48" stroke="#7a5c40" stroke-width="5"/>' +
  roof({ left: 38, right: 162, top: 28, eave: 50, tiles: 10 }, palette) +
  '<path d="M42 90h116l-6 22H48z" fill="#c9985a"/><path d="M142 90h16l-6 22h-14z" fill="#a87b42"/>' +
  '<path d="M60 76h32l-4 16H64zM106 76h32l-4 16h-24z" fill="#e3b254"/><path d="M84 76h8l-4 16h-7zM130 76h8l-4 16h-7z" fill="#c48a24"/>' +
  '<path d="M60 76h32M106 76h32" stroke="#8a6036" stroke-width="4" stroke-linecap="round"/>' +
  '<circle cx="72" cy="114" r="14" fill="#4d4a46"/><circle cx="72" cy="114" r="6" fill="#c9cfce"/><circle cx="128" cy="114" r="14" fill="#4d4a46"/><circle cx="128" cy="114" r="6" fill="#a3abab"/>' +
  `<path d="M88 62v8M112 62v8" stroke="${palette.ink3}" stroke-width="1.5"/>` +
  '<ellipse cx="88" cy="66" rx="5" ry="6" fill="#d96b3e"/><ellipse cx="112" cy="66" rx="5" ry="6" fill="#d96b3e"/>' +
  `<path d="M174 124c3-6 8-8 13-8-1 6-5 9-13 8zM22 126c-1-6 2-10 7-12 2 5-1 10-7 12z" fill="${palette.drawLeaf}"/>`
