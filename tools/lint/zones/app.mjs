/** Who may know whom in the app: its rooms, and the pages of its areas among each other. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../install.mjs'
import { oneWay } from './zone.mjs'

const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** The pages of an area are its own. */
const pagesApart = foldersIn('src/pages').map((area) => ({
  target: `src/pages/${area}`,
  from: ['src/pages'],
  except: [`src/pages/${area}`],
  message: 'What pages of several areas show lies in src/parts.',
}))

/** The rooms of the app, the lowest first: each knows only those that stand before it. */
const rooms = [
  'format',
  'tokens',
  'routes',
  'platform',
  'session',
  'hosts',
  'request',
  'navigation',
]
const upperRooms = ['cache', 'ui', 'shell', 'blocks', 'parts', 'pages']
const storeys = [...rooms, ...upperRooms]

const upwards = storeys.slice(0, -1).map((room, at) =>
  oneWay(
    `src/${room}`,
    storeys.slice(at + 1).map((higher) => `src/${higher}`),
    `${room} lies below; what it needs from above is handed in (see docs/ARCHITECTURE.md).`,
  ),
)

export const appZones = [...pagesApart, ...upwards]
