import type { Palette } from '@/tokens/palette'
import { roof } from './roof'
import { ground } from './scene'

/** Nothing here yet: a stall with its shutter down. */
const stall = (palette: Palette): string =>
  ground(78) +
  `<rect x="40" y="58" width="120" height="68" fill="${palette.drawWall}" stroke="${palette.line}"/>` +
  roof({ left: 26, right: 174, top: 34, eave: 58, tiles: 12 }, palette) +
  `<path d="M54 82h92v44H54z" fill="${palette.sunken}"/>` +
  `<path d="M54 92h92M54 102h92M54 112h92" stroke="${palette.line}" stroke-width="2"/>` +
  `<rect x="82" y="92" width="36" height="20" rx="3" fill="${palette.gold}"/>` +
  '<path d="M88 99h24M88 105h14" stroke="#3b2a08" stroke-width="2" stroke-linecap="round"/>' +
  `<path d="M100 82v10" stroke="${palette.drawTile}" stroke-width="1.5"/>`

/** It did not work: a machine whose plug came out. */
const machine = (palette: Palette): string =>
  ground(66) +
  '<rect x="66" y="26" width="68" height="100" rx="8" fill="#2c6f7e"/>' +
  '<path d="M126 26a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8h-8V26z" fill="#1d5563"/>' +
  '<rect x="74" y="34" width="38" height="58" rx="4" fill="#dce9ea"/>' +
  '<path d="M78 50h30M78 66h30M78 82h30" stroke="#8fb4be" stroke-width="3"/>' +
  '<circle cx="123" cy="46" r="5" fill="#e3b254"/><rect x="76" y="102" width="34" height="10" rx="2" fill="#0f3b45"/>' +
  `<path d="M134 112c18 6 22-12 34-6M170 98v16M176 100h6M176 111h6" stroke="${palette.ink3}" stroke-width="4" stroke-linecap="round" fill="none"/>` +
  '<path d="m86 58 6 6m0-6-6 6M98 58l6 6m0-6-6 6M88 78c4-4 10-4 14 0" stroke="#23444c" stroke-width="2.5" stroke-linecap="round" fill="none"/>'

/** No such page: a lane's end, and a signpost that points back. */
const lane = (palette: Palette): string =>
  ground(84) +
  `<rect x="24" y="62" width="92" height="64" fill="${palette.drawWall}" stroke="${palette.line}"/>` +
  roof({ left: 12, right: 128, top: 38, eave: 62, tiles: 10 }, palette) +
  `<path d="M54 126V96a16 16 0 0 1 32 0v30z" fill="${palette.drawDoor}"/>` +
  `<path d="M70 80v46" stroke="${palette.drawWall}" stroke-width="1.5"/>` +
  `<path d="M34 62v8M106 62v8" stroke="${palette.drawTile}" stroke-width="1.5"/>` +
  '<ellipse cx="34" cy="76" rx="5" ry="6" fill="#d96b3e"/><ellipse cx="106" cy="76" rx="5" ry="6" fill="#d96b3e"/>' +
  '<path d="M156 60v66" stroke="#7a5c40" stroke-width="6" stroke-linecap="round"/>' +
  '<path d="M136 64h44v18h-44l-9-9z" fill="#e3b254"/><path d="M171 64h9v18h-9z" fill="#c48a24"/>' +
  '<path d="M160 73h-18m5-5-5 5 5 5" stroke="#3b2a08" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" fill="none"/>' +
  `<path d="M166 126c0-10 4-14 10-16 0 8-2 12-6 16zM150 126c0-7-3-10-8-12 0 6 2 9 5 12z" fill="${palette.drawLeaf}"/>`

/** What any page may have to show; what only some show are occasions. */
export const scenes = { stall, machine, lane }
export type SceneName = keyof typeof scenes

/** Somebody: the round picture of a neighbour. */
export const neighbour = (): string =>
  '<circle cx="30" cy="30" r="30" fill="#dce9ea"/>' +
  '<path d="M8 51c3-11 11-16 22-16s19 5 22 16a30 30 0 0 1-44 0z" fill="#2c6f7e"/>' +
  '<path d="M22 37c2 5 14 5 16 0l-2-2H24z" fill="#f4ebd8"/><circle cx="30" cy="25" r="11" fill="#e5be98"/>' +
  '<path d="M18 25c-1-9 4-14 12-14s13 5 12 14c-2-5-5-7-9-8-5 3-11 3-15 8z" fill="#4d4038"/>'

/** Stands in where a picture of goods is missing. */
export const parcel = (): string =>
  '<ellipse cx="80" cy="132" rx="48" ry="6.5" fill="#2a231a" opacity=".1"/>' +
  '<path d="M32 62h76v70H40a8 8 0 0 1-8-8z" fill="#d2c3a4"/><path d="M108 62l20-10v62a8 8 0 0 1-5 7l-15 11z" fill="#b9a884"/>' +
  '<path d="M32 62l20-10h76l-20 10z" fill="#e4d8bf"/><path d="M62 62h16v22l-8-5-8 5z" fill="#c48a24" opacity=".75"/>'
