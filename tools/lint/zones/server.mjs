/** Who may know whom in the server: its layers, and the areas among each other. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../install.mjs'
import { ports } from '../ports.mjs'
import { oneWay } from './zone.mjs'

const home = 'server/areas'
const inAreas = (name) => `${home}/${name}`

/** The areas of the server, the lowest first, as their one list has them. */
const list = readFileSync(join(root, home, 'areas.ts'), 'utf8')
const areaOf = Object.fromEntries(
  [...list.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/area'/g)].map(([, name, folder]) => [
    name,
    folder,
  ]),
)
export const floors = [...list.slice(list.indexOf('[')).matchAll(/^ {2}(\w+),$/gm)].map(
  ([, name]) => areaOf[name],
)

const publicFile = (area) => inAreas(`${area}/${area}.ts`)

const areaZones = floors.map((area, at) => ({
  target: inAreas(area),
  from: [home],
  except: [inAreas(area), ...ports.map(inAreas), ...floors.slice(0, at).map(publicFile)],
  message:
    'An area knows those before it in server/areas/areas.ts, by the file that carries their name; what it needs of others is a port.',
}))

/** The layers of the server, the lowest first. */
const layers = [
  'drawing',
  'config',
  'database',
  'providers',
  'call',
  'decision',
  'jobs',
  'importing',
  'command',
  'areas',
  'desk',
  'http',
  'safekeeping',
]
const layerZones = layers.map((layer, at) =>
  oneWay(
    `server/${layer}`,
    [...layers.slice(at + 1).map((higher) => `server/${higher}`), 'server/main.ts'],
    `${layer} lies below; what it needs from above is handed in (docs/ARCHITECTURE.md).`,
  ),
)

/** Whoever stands above the areas meets them in the same files. */
const aboveAreas = ['desk', 'http', 'safekeeping'].map((layer) => ({
  target: `server/${layer}`,
  from: [home],
  except: [...['assembled.ts', 'plant.ts'].map(inAreas), ...floors.map(publicFile)],
  message: 'Areas are met in the file that carries their name, or all together in assembled.ts.',
}))

export const serverZones = [...areaZones, ...layerZones, ...aboveAreas]
