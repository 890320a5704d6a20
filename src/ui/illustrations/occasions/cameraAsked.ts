import { ground, type Scene } from '../scene'

/** May the camera be used: a lens that looks at a code. */
export const cameraAsked: Scene = (palette) =>
  ground(70) +
  '<path d="M72 42l6-14h36l6 14z" fill="#34322f"/><rect x="36" y="40" width="112" height="84" rx="10" fill="#4d4a46"/><path d="M132 40h6a10 10 0 0 1 10 10v64a10 10 0 0 1-10 10h-14c8-24 12-58 8-84z" fill="#34322f"/>' +
  '<path d="M36 58h112v46H36z" fill="#8a6036"/><path d="M134 58h14v46h-18c3-15 4-31 4-46z" fill="#6e4a28"/>' +
  '<circle cx="94" cy="82" r="34" fill="#d8cfbe"/><circle cx="94" cy="82" r="28" fill="#34322f"/><circle cx="94" cy="82" r="20" fill="#2c6f7e"/><path d="M94 62a20 20 0 0 1 0 40c8-6 10-13 10-20s-2-14-10-20z" fill="#1d5563"/><circle cx="86" cy="74" r="5.5" fill="#dce9ea"/>' +
  `<rect x="44" y="32" width="18" height="9" rx="3" fill="#c8503f"/><rect x="120" y="45" width="18" height="7" rx="3" fill="${palette.drawLamp}"/>` +
  `<g stroke="${palette.gold}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" fill="none"><path d="M20 38V20h18M180 38V20h-18M20 100v18M180 100v18"/></g>` +
  `<circle cx="152" cy="110" r="18" fill="${palette.surface}"/><circle cx="152" cy="110" r="14.5" fill="#2c6f7e"/><path d="M152 103v8M152 116v.5" stroke="#fffdf8" stroke-width="4" stroke-linecap="round"/>`
