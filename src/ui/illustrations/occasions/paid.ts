import { ground, type Scene } from '../scene'

/** Paid: a purse, a receipt with its tick, and a coin. */
export const paid: Scene = (palette) =>
  ground(70) +
  `<path d="M80 18h56v78H80z" fill="${palette.drawWall}"/><path d="M80 18l5.6 6 5.6-6 5.6 6 5.6-6 5.6 6 5.6-6 5.6 6 5.6-6 5.6 6 5.6-6v78h-10V24z" fill="#d9cdb4" opacity=".6"/>` +
  '<path d="M90 40h24M90 52h16" stroke="#b9a884" stroke-width="3.5" stroke-linecap="round"/>' +
  '<circle cx="116" cy="64" r="11" fill="#2f7a4f"/><path d="M111 64l4 4 7-8" stroke="#fffdf8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" fill="none"/>' +
  '<path d="M40 72h96a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" fill="#8a6036"/><path d="M124 72h12a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-16c6-16 8-38 4-54z" fill="#6e4a28"/>' +
  '<path d="M40 78c0-8 4-12 10-12h28v6H46c-4 0-6 2-6 6z" fill="#b98a5e"/>' +
  '<rect x="112" y="90" width="38" height="20" rx="10" fill="#c9985a"/><circle cx="124" cy="100" r="4.5" fill="#f4ebd8"/>' +
  '<path d="M50 84h46" stroke="#b98a5e" stroke-width="2.5" stroke-dasharray="5 5" stroke-linecap="round"/>' +
  `<circle cx="52" cy="112" r="16" fill="#b0791b"/><circle cx="50" cy="110" r="16" fill="${palette.drawLamp}"/><circle cx="50" cy="110" r="11.5" fill="none" stroke="#b0791b" stroke-width="2.5"/><rect x="46" y="106" width="8" height="8" fill="#8a5c14"/>`
