import { roof } from '../roof'
import { ground, type Scene } from '../scene'

/** No addresses: a letter box by the lane, with its flag down. */
export const noAddresses: Scene = (palette) =>
  ground(64) +
  '<path d="M96 84v44" stroke="#7a5c40" stroke-width="8" stroke-linecap="round"/>' +
  '<rect x="58" y="48" width="84" height="46" rx="6" fill="#2c6f7e"/>' +
  '<path d="M128 48h8a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6h-12c4-14 6-30 4-46z" fill="#1d5563"/>' +
  roof({ left: 46, right: 154, top: 28, eave: 46, tiles: 9 }, palette) +
  '<rect x="70" y="64" width="44" height="7" rx="3.5" fill="#0f3b45"/>' +
  `<path d="M76 60h32v8H76z" fill="${palette.drawWall}"/><path d="M76 60l16 6 16-6" stroke="#c0ad88" stroke-width="2" fill="none"/>` +
  `<circle cx="92" cy="82" r="5" fill="${palette.drawLamp}"/>` +
  '<path d="M142 60v24" stroke="#a83d31" stroke-width="4" stroke-linecap="round"/><path d="M142 76h18v12h-18z" fill="#c8503f"/>' +
  `<path d="M108 128c0-12 4-17 12-20 0 11-3 16-8 20zM84 128c0-9-4-13-10-15 0 8 3 12 7 15z" fill="${palette.drawLeaf}"/>`
