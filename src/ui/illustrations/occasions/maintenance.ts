import { roof } from '../roof'
import { ground, type Scene } from '../scene'

/** Being mended: a ladder against the eave, and new tiles on the way up. */
export const maintenance: Scene = (palette) =>
  ground(78) +
  `<rect x="36" y="60" width="100" height="66" fill="${palette.drawWall}" stroke="${palette.line}"/>` +
  roof({ left: 24, right: 148, top: 36, eave: 60, tiles: 10 }, palette) +
  `<path d="M62 126V98a14 14 0 0 1 28 0v28z" fill="${palette.drawDoor}"/><path d="M76 84v42" stroke="${palette.drawWall}" stroke-width="1.5"/>` +
  `<rect x="44" y="80" width="14" height="18" rx="2" fill="${palette.drawLamp}"/><path d="M51 80v18M44 89h14" stroke="${palette.drawTile}" stroke-width="1.3"/>` +
  '<path d="M122 128l18-96M146 128l14-96" stroke="#c9985a" stroke-width="5" stroke-linecap="round"/><path d="M125 112h23M128 98h22M130 84h22M133 70h21M135 56h22M138 42h20" stroke="#a87b42" stroke-width="4"/>' +
  '<path d="M100 20h24l-3 16H97z" fill="#d3962b"/><path d="M116 20h8l-3 16h-8z" fill="#b0791b"/><path d="M94 36h32" stroke="#4d4a46" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M160 108h24l4 18h-32z" fill="#5e94a3"/><path d="M176 108h8l4 18h-12z" fill="#467b8a"/><path d="M160 108c2-12 22-12 24 0" stroke="#a3abab" stroke-width="3" fill="none"/>'
