import { roof } from '../roof'
import { ground, type Scene } from '../scene'

/** At the door: a lit house, where someone is at home. */
export const home: Scene = (palette) =>
  ground(84) +
  `<circle cx="160" cy="34" r="12" fill="${palette.drawSun}"/>` +
  `<path d="M20 126c22-6 38-30 62-44 28-16 62 0 98 44z" fill="${palette.drawHill}"/>` +
  `<rect x="52" y="64" width="96" height="62" fill="${palette.drawWall}"/>` +
  roof({ left: 40, right: 160, top: 40, eave: 64, tiles: 10 }, palette) +
  `<path d="M84 126V98a16 16 0 0 1 32 0v28z" fill="${palette.drawDoor}"/>` +
  `<path d="M100 82v44" stroke="${palette.drawWall}" stroke-width="1.5"/>` +
  `<rect x="60" y="82" width="15" height="20" rx="2" fill="${palette.drawLamp}"/><rect x="125" y="82" width="15" height="20" rx="2" fill="${palette.drawLamp}"/>` +
  `<path d="M67.5 82v20M60 92h15M132.5 82v20M125 92h15M78 64v7M122 64v7" stroke="${palette.drawTile}" stroke-width="1.3"/>` +
  '<ellipse cx="78" cy="77" rx="5" ry="6" fill="#d96b3e"/><ellipse cx="122" cy="77" rx="5" ry="6" fill="#d96b3e"/>' +
  '<circle cx="38" cy="100" r="5" fill="#5b4632"/><path d="M29 127c0-15 3-22 9-22s9 7 9 22z" fill="#c78f7b"/>' +
  '<circle cx="20" cy="110" r="4" fill="#5b4632"/><path d="M13 127c0-11 2-16 7-16s7 5 7 16z" fill="#5e94a3"/>'
