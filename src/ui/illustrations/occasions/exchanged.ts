import { ground, type Scene } from '../scene'

/** Exchanged: a parcel tied and ticked, with petals in the air. */
export const exchanged: Scene = (palette) =>
  ground(66) +
  '<path d="M56 62h72v64H62a6 6 0 0 1-6-6z" fill="#2c6f7e"/><path d="M128 62l20-10v60a6 6 0 0 1-3 5l-17 9z" fill="#1d5563"/>' +
  '<path d="M56 62l20-10h72l-20 10z" fill="#5e94a3"/>' +
  '<path d="M84 62h16v64H84z" fill="#e3b254"/><path d="M84 62l20-10h16l-20 10z" fill="#f0d9a0"/>' +
  '<path d="M98 54c-16-4-26-14-20-22 8-6 18 6 20 22zM102 54c2-18 14-28 22-20 4 8-6 18-22 20z" fill="#d3962b"/><path d="M98 54c-4-10-10-18-20-22 8-6 18 6 20 22zM102 54c4-10 12-18 22-20 4 8-6 18-22 20z" fill="#b0791b"/>' +
  `<circle cx="136" cy="100" r="20" fill="${palette.surface}"/><circle cx="136" cy="100" r="16.5" fill="#2f7a4f"/>` +
  '<path d="M128 100l6 6 11-12" stroke="#fffdf8" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" fill="none"/>' +
  '<path d="M44 36c6-2 10 2 10 8-6 1-10-2-10-8zM160 40c2-6 8-7 12-4-1 6-6 8-12 4zM60 16c4-3 9-1 10 4-5 2-9 1-10-4z" fill="#c8503f"/>' +
  '<path d="M32 66c5-3 10 0 11 5-5 3-10 1-11-5zM146 18c5-3 10 0 10 6-5 2-10-1-10-6zM174 72c4-4 9-3 11 2-4 4-9 3-11-2z" fill="#e3b254"/>'
