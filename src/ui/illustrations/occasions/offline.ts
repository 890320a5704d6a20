import { ground, type Scene } from '../scene'

/** No network: a kite whose line has snapped. */
export const offline: Scene = (palette) =>
  ground(60) +
  '<path d="M96 20l40 16-22 46-40-22z" fill="#c8503f"/><path d="M96 20l40 16-22 46z" fill="#a83d31"/><path d="M74 60l62-24" stroke="#f4ebd8" stroke-width="3"/><path d="M96 20l18 62" stroke="#f4ebd8" stroke-width="3"/>' +
  '<circle cx="106" cy="50" r="9" fill="#e3b254"/><path d="M102 50h8" stroke="#8a5c14" stroke-width="3" stroke-linecap="round"/>' +
  `<path d="M114 82c10 8-6 14 4 22" stroke="${palette.ink3}" stroke-width="2.5" stroke-linecap="round" fill="none"/><path d="M116 90l8-3-1 8zM114 100l9-1-3 7z" fill="#d3962b"/>` +
  `<path d="M98 84c-8 10-14 12-20 20" stroke="${palette.ink3}" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="6 8" fill="none"/>` +
  `<path d="M58 116c6-6 10-10 12-6" stroke="${palette.ink3}" stroke-width="2.5" stroke-linecap="round" fill="none"/>` +
  '<rect x="36" y="104" width="24" height="20" rx="4" fill="#c9985a"/><path d="M52 104h4a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-6c2-6 3-14 2-20z" fill="#a87b42"/><path d="M36 110h24M36 118h24" stroke="#f4ebd8" stroke-width="3"/><path d="M30 114h6M60 114h6" stroke="#8a6036" stroke-width="5" stroke-linecap="round"/>' +
  `<g fill="${palette.line}"><path d="M20 58a9 9 0 0 1 2-18 12 12 0 0 1 23-2 10 10 0 0 1 3 20zM148 102a8 8 0 0 1 1-16 11 11 0 0 1 21-2 9 9 0 0 1 3 18z"/></g>`
