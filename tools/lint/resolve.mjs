/** Which file of the repository an import means: aliases and the package of the tool as in tsconfig.json. */
import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { faces } from '../faces.mjs'
import { root } from '../install.mjs'

const roots = { '@/': 'src/', '@contract/': 'contract/', '@server/': 'server/' }
const endings = ['', '.ts', '.tsx', '.h5.ts', '.h5.tsx', '.scss', '/page.tsx']
const found = new Map()

const isFile = (place) => Boolean(statSync(join(root, place), { throwIfNoEntry: false })?.isFile())

function placeOf(source, file) {
  const alias = Object.keys(roots).find((name) => source.startsWith(name))
  if (alias) return roots[alias] + source.slice(alias.length)
  return source.startsWith('.') ? posix.join(posix.dirname(file), source) : undefined
}

function search(place) {
  if (!found.has(place)) {
    const ending = endings.find((end) => isFile(place + end))
    found.set(place, ending === undefined ? undefined : place + ending)
  }
  return found.get(place)
}

/** Paths are from the root; of what is not ours, undefined. */
export function resolve(source, file) {
  if (Object.hasOwn(faces, source)) return faces[source]
  const place = placeOf(source, file)
  return place === undefined ? undefined : search(place)
}
