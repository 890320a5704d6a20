import { ground, type Scene } from '../scene'

/** No orders: an open box with nothing in it, and a label that waits. */
export const noOrders: Scene = (palette) =>
  ground(70) +
  '<path d="M52 68h76v58H58a6 6 0 0 1-6-6z" fill="#d2c3a4"/>' +
  '<path d="M128 68l22-12v54a6 6 0 0 1-3 5l-19 11z" fill="#b9a884"/>' +
  '<path d="M52 68l22-12h76l-22 12z" fill="#8a6036"/><path d="M74 56h76l-10 5.5H64z" fill="#6e4a28"/>' +
  '<path d="M52 68L34 54l22-10 18 12zM128 68l16 12 24-12-18-12z" fill="#e4d8bf"/>' +
  '<path d="M74 56L60 40l70-2 20 18z" fill="#d9ccb0"/>' +
  `<rect x="64" y="92" width="38" height="24" rx="3" fill="${palette.drawWall}"/>` +
  `<path d="M71 100h24M71 108h14" stroke="${palette.ink3}" stroke-width="2.5" stroke-linecap="round"/>` +
  `<path d="M30 126c0-12 4-17 12-20 0 11-3 16-8 20z" fill="${palette.drawLeaf}"/>` +
  `<path d="M96 30c-5-7 4-10-2-18M112 28c-4-5 4-8 0-14" stroke="${palette.line}" stroke-width="3" stroke-linecap="round" fill="none"/>`
