/** Imports of what is held apart, each beside one that may be (tools/lint/zones). */
import { floors } from '../../../tools/lint/zones/server.mjs'

const [low] = floors
const high = floors.at(-1)
const rule = 'linji/know-only-below'

const one = (source) => `import { a } from '${source}'\nexport const b = a\n`

/** Each is said of the same file unless the second says where it may. */
const pairs = [
  // an area climbs; it enters a lower one by the back; it may ask a port
  [`server/areas/${low}`, `@server/areas/${high}/${high}`, `@server/areas/card`],
  [`server/areas/${high}`, `@server/areas/${low}/tables`, `@server/areas/${low}/${low}`],
  ['server/database', '@server/http/server', '@server/config/settings'],
  ['server/http', '@server/main', '@server/database/database'],
  ['server/http', `@server/areas/${low}/tables`, '@server/areas/assembled'],
  ['server/desk', `@server/areas/${low}/tables`, `@server/areas/${low}/${low}`],
  ['src/pages/home', '@/pages/order/row', '@/parts/order/row'],
  ['src/platform', '../ui/row/row', '../tokens/row'],
  ['src/parts/order', '@/pages/order/row', '@/ui/row/row'],
  ['src/format', '@server/config/settings', './row'],
  ['server/config', '../../src/format/row', '@contract/row'],
  ['contract', '@server/config/settings', './row'],
  ['contract', '../src/format/row', './row'],
  ['test', '../tools/mini-program/validator/judge', '@linji/mini-program/validator'],
  ['tools', './mini-program/validator/judge', '@linji/mini-program'],
  ['tools/mini-program', '../faces', './mini-program'],
  ['tools/mini-program', '@contract/row', './validator/judge'],
]

const written = [
  "export { a } from '@/pages/order/row'",
  "export * from '@/pages/order/row'",
  "export const a = () => import('@/pages/order/row')",
  "import type { A } from '@/pages/order/row'\nexport type B = A",
  "export type A = import('@/pages/order/row').A",
]

export const apart = [
  ...pairs.map(([place, fault, clean]) => ({
    rule,
    place: `${place}/seeded.ts`,
    fault: one(fault),
    clean: one(clean),
  })),
  ...written.map((fault) => ({
    rule,
    place: 'src/parts/order/seeded.ts',
    fault,
    clean: fault.replace('pages', 'parts'),
  })),
  {
    rule,
    place: 'tools/seeded.js',
    fault: "exports.a = require('./mini-program/validator/judge')",
    clean: "exports.a = require('@linji/mini-program')",
  },
]

const row = 'export const a = 1\nexport type A = number\n'
const places = [
  `server/areas/${low}/${low}`,
  `server/areas/${low}/tables`,
  `server/areas/${high}/${high}`,
  'server/areas/assembled',
  'server/areas/card',
  'server/config/settings',
  'server/database/database',
  'server/http/server',
  'server/main',
  'contract/row',
  'src/format/row',
  'src/pages/order/row',
  'src/parts/order/row',
  'src/tokens/row',
  'src/ui/row/row',
  'tools/faces',
  'tools/mini-program/mini-program',
  'tools/mini-program/validator/judge',
  'tools/mini-program/validator/validator',
]
export const apartFrom = Object.fromEntries(places.map((place) => [`${place}.ts`, row]))
