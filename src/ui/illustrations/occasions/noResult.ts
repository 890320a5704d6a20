import { ground, type Scene } from '../scene'

/** Nothing found: a lens over an empty shelf. */
export const noResult: Scene = (palette) =>
  ground(72) +
  `<rect x="36" y="26" width="112" height="100" rx="6" fill="#a87b42"/><rect x="43" y="33" width="98" height="86" rx="2" fill="${palette.sunken}"/>` +
  '<path d="M43 73h98v6H43zM88 33h6v86h-6z" fill="#c9985a"/><path d="M132 26h10a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6h-10z" fill="#8a6036" opacity=".45"/>' +
  `<g stroke="${palette.ink3}" stroke-width="2" stroke-dasharray="4 5" fill="none" opacity=".7"><path d="M54 69V52h20v17M104 113V92h24v21"/></g>` +
  '<path d="M132 98l28 26" stroke="#8a5a3c" stroke-width="10" stroke-linecap="round"/>' +
  '<circle cx="114" cy="80" r="27" fill="#dce9ea" opacity=".85"/><circle cx="114" cy="80" r="27" fill="none" stroke="#d3962b" stroke-width="7"/>' +
  '<path d="M98 78c2-8 7-12 14-13" stroke="#fffdf8" stroke-width="5" stroke-linecap="round" fill="none"/>' +
  '<path d="M108 90c3-5 9-5 12 0" stroke="#23444c" stroke-width="3" stroke-linecap="round" fill="none"/><circle cx="108" cy="80" r="2.5" fill="#23444c"/><circle cx="120" cy="80" r="2.5" fill="#23444c"/>'
