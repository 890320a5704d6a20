/** What the package in tools/mini-program offers: under each name, the file behind it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

export const tool = 'tools/mini-program'

const { name, exports } = JSON.parse(readFileSync(join(root, tool, 'package.json'), 'utf8'))

const sourceOf = (built) => built.replace('./dist/', `${tool}/`).replace(/\.js$/, '.ts')

export const faces = Object.fromEntries(
  Object.entries(exports)
    .filter(([, offered]) => offered.types)
    .map(([place, offered]) => [name + place.slice(1), sourceOf(offered.default)]),
)
