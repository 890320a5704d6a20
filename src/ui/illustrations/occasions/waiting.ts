import { ground, type Scene } from '../scene'

/** Under review: a form on the desk, a stamp beside it and a clock above. */
export const waiting: Scene = (palette) =>
  ground(76) +
  '<path d="M26 112h148v8H26z" fill="#a87b42"/><path d="M36 120h8v8h-8zM156 120h8v8h-8z" fill="#7a5c40"/>' +
  `<path d="M52 50l60-6 6 66-60 4z" fill="${palette.drawWall}"/><path d="M104 45l8-1 6 66-18 1c6-20 7-44 4-66z" fill="#d9cdb4" opacity=".6"/>` +
  '<path d="M64 62l34-3M65 74l36-3M66 86l22-2" stroke="#b9a884" stroke-width="3.5" stroke-linecap="round"/>' +
  '<rect x="126" y="98" width="34" height="14" rx="3" fill="#a83d31"/><path d="M136 98c0-10-6-14-6-22a13 13 0 0 1 26 0c0 8-6 12-6 22z" fill="#c8503f"/><path d="M147 64.5c5 2 9 6 9 11.5 0 8-6 12-6 22h-7c4-12 8-22 4-33.5z" fill="#a83d31"/>' +
  `<circle cx="64" cy="36" r="24" fill="#2c6f7e"/><circle cx="64" cy="36" r="18" fill="${palette.drawWall}"/>` +
  '<path d="M64 25v11l8 6" stroke="#23444c" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" fill="none"/><circle cx="64" cy="36" r="2.5" fill="#d3962b"/>' +
  `<path d="M166 112c0-12 4-17 12-20 0 11-3 16-8 20z" fill="${palette.drawLeaf}"/>`
