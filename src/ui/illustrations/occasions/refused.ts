import { ground, type Scene } from '../scene'

/** Refused: a letter that came back, with a note pinned to it. */
export const refused: Scene = (palette) =>
  ground(70) +
  '<path d="M40 58h112v60a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" fill="#d2c3a4"/><path d="M40 58l56-30 56 30-56 38z" fill="#b9a884"/>' +
  `<path d="M54 34h84v40l-42 28-42-28z" fill="${palette.drawWall}"/><path d="M66 48h44M66 60h30" stroke="#b9a884" stroke-width="4" stroke-linecap="round"/>` +
  '<path d="M40 58l46 34a16 16 0 0 0 20 0l46-34v60a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" fill="#e4d8bf"/><path d="M152 58v60a8 8 0 0 1-8 8h-14c12-18 18-38 16-64z" fill="#c9b893"/>' +
  `<circle cx="138" cy="44" r="21" fill="${palette.surface}"/><circle cx="138" cy="44" r="17.5" fill="#b8473a"/>` +
  '<path d="M131 37l14 14M145 37l-14 14" stroke="#fffdf8" stroke-width="4.5" stroke-linecap="round"/>' +
  '<path d="M112 110H80m8-7-8 7 8 7" stroke="#8a6036" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>'
