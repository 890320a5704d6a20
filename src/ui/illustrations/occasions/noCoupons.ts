import { ground, type Scene } from '../scene'

/** No coupons: a line between two poles, and one ticket left on it. */
export const noCoupons: Scene = (palette) =>
  ground(80) +
  '<path d="M28 30v98M172 30v98" stroke="#8a6036" stroke-width="6" stroke-linecap="round"/>' +
  `<path d="M28 40c40 20 104 20 144 0" stroke="${palette.ink3}" stroke-width="2.5" fill="none"/>` +
  `<g stroke="${palette.line}" stroke-width="2.5" stroke-dasharray="5 6" fill="none"><path d="M44 56l30 6-7 38-30-6z"/><path d="M126 62l30-6 7 38-30 6z"/></g>` +
  `<path d="M82 54h36v20a5 5 0 0 0 0 10v24H82V84a5 5 0 0 0 0-10z" fill="${palette.gold}"/>` +
  '<path d="M112 54h6v20a5 5 0 0 0 0 10v24h-13c6-16 8-36 7-54z" fill="#b0791b"/>' +
  '<path d="M95 64l5 8 5-8M95 73h10M95 79h10M100 72v14M92 98h16" stroke="#3b2a08" stroke-width="2.5" stroke-linecap="round" fill="none"/>' +
  '<rect x="87" y="47" width="6" height="14" rx="2" fill="#c8503f"/><rect x="107" y="47" width="6" height="14" rx="2" fill="#c8503f"/>' +
  '<rect x="56" y="50" width="6" height="14" rx="2" fill="#5e94a3"/><rect x="138" y="50" width="6" height="14" rx="2" fill="#5e94a3"/>' +
  `<path d="M40 128c0-9 4-13 10-15 0 8-3 12-7 15zM160 128c0-9-4-13-10-15 0 8 3 12 7 15z" fill="${palette.drawLeaf}"/>`
