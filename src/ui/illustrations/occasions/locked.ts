import { roof } from '../roof'
import { ground, type Scene } from '../scene'

/** Only for whom it is for: a shut door, its lock and a name card. */
export const locked: Scene = (palette) =>
  ground(72) +
  `<rect x="48" y="50" width="104" height="76" fill="${palette.drawWall}" stroke="${palette.line}"/>` +
  roof({ left: 34, right: 166, top: 26, eave: 50, tiles: 11 }, palette) +
  `<path d="M70 126V70h60v56z" fill="${palette.drawDoor}"/><path d="M118 70h12v56h-14c4-18 5-38 2-56z" fill="#2a1a10" opacity=".25"/><path d="M100 70v56" stroke="${palette.drawWall}" stroke-width="1.5"/>` +
  '<g fill="#d3962b"><circle cx="78" cy="78" r="2"/><circle cx="88" cy="78" r="2"/><circle cx="78" cy="118" r="2"/><circle cx="88" cy="118" r="2"/><circle cx="112" cy="78" r="2"/><circle cx="122" cy="78" r="2"/><circle cx="112" cy="118" r="2"/><circle cx="122" cy="118" r="2"/></g>' +
  '<path d="M91 94v-6a9 9 0 0 1 18 0v6" stroke="#c9cfce" stroke-width="5" fill="none"/><rect x="85" y="93" width="30" height="23" rx="4" fill="#e3b254"/><path d="M107 93h4a4 4 0 0 1 4 4v15a4 4 0 0 1-4 4h-6c2-7 3-15 2-23z" fill="#c48a24"/><circle cx="100" cy="102" r="3.5" fill="#3b2a08"/><path d="M100 103v6" stroke="#3b2a08" stroke-width="2.5" stroke-linecap="round"/>' +
  '<g transform="rotate(-8 158 108)"><rect x="134" y="92" width="48" height="32" rx="4" fill="#5e94a3"/><rect x="134" y="92" width="48" height="8" rx="4" fill="#2c6f7e"/><circle cx="146" cy="109" r="4.5" fill="#f4ebd8"/><path d="M138 120c1-5 4-7 8-7s7 2 8 7z" fill="#f4ebd8"/><path d="M160 108h15M160 116h10" stroke="#f4ebd8" stroke-width="3" stroke-linecap="round"/></g>'
