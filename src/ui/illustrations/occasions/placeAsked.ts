import { ground, type Scene } from '../scene'

/** May the place be known: a pin on the map of the lanes. */
export const placeAsked: Scene = (palette) =>
  ground(80) +
  `<path d="M24 72l48-14 56 14 48-14v56l-48 14-56-14-48 14z" fill="${palette.drawWall}"/>` +
  '<path d="M72 58l56 14v56l-56-14z" fill="#d9cdb4" opacity=".55"/>' +
  `<path d="M30 100c20-12 34 2 52-6s20-18 40-12 30 2 52-10" stroke="#8fb4be" stroke-width="8" fill="none"/>` +
  `<path d="M40 82l20-6v14l-20 6zM140 108l24-7v13l-24 7z" fill="${palette.drawLeaf}"/><path d="M86 106l22 5v10l-22-5zM140 84l16-5v10l-16 5z" fill="#e3b254"/>` +
  '<path d="M52 124c6-20 2-36-4-54M116 126c-8-22-2-36 10-54" stroke="#c0ad88" stroke-width="3" stroke-dasharray="5 5" fill="none"/>' +
  '<ellipse cx="100" cy="96" rx="14" ry="5" fill="#2a231a" opacity=".18"/>' +
  '<path d="M100 96C84 74 72 62 72 44a28 28 0 0 1 56 0c0 18-12 30-28 52z" fill="#c8503f"/><path d="M112 18.5c10 4 16 14 16 25.5 0 18-12 30-28 52 14-26 24-52 12-77.5z" fill="#a83d31"/>' +
  `<circle cx="100" cy="44" r="13" fill="#f6f1e6"/><path d="M91 46v-3l9-7 9 7v3h-2v6H93v-6z" fill="#2c6f7e"/>`
