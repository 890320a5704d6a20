/** Which files of the repository a file reaches: what it imports, and the files and folders it names. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { faces } from '../faces.mjs'
import { root } from '../install.mjs'
import { tracked } from './tracked.mjs'

const aliases = { '@/': 'src/', '@contract/': 'contract/', '@server/': 'server/' }
const endings = ['', '.ts', '.tsx', '.h5.ts', '.h5.tsx', '.mjs', '.d.mts', '.d.ts', '.scss']
const code = /\.(tsx?|m?js)$/

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'|\brequire\(\s*'([^']+)'/gm
const text = /['"`]([\w@./-]+)['"`]/g
const address = /['"`](\/\w[\w/]*)/g
const key = /^\s*'(\/\w[\w/]*)':/gm

/** `import { walletHandlers } from …`: a table that is handed on, and tried through its addresses. */
const handsOn = (names = '') => /^\{(\s*\w*[hH]andlers( as \w+)?,?)+\s*\}$/.test(names)

let files = null
const known = new Map()

const isThere = (file) => (files ??= new Set(tracked())).has(file)

function placeOf(name, from) {
  if (name in faces) return faces[name]
  const alias = Object.keys(aliases).find((one) => name.startsWith(one))
  if (alias) return aliases[alias] + name.slice(alias.length)
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : null
}

function resolve(name, from) {
  const place = placeOf(name, from)
  return place === null ? [] : endings.map((end) => place + end).filter(isThere)
}

/** A text that says a path from here, or one from the root: the file, or all that is in the folder. */
function named(name, from) {
  const place = name.startsWith('.') ? posix.join(posix.dirname(from), name) : name
  if (isThere(place)) return place === from ? [] : [place]
  if (!/^\.\.\/.*\w/.test(name) || place.startsWith('.')) return []
  return tracked().filter((file) => file.startsWith(`${place}/`))
}

export function readSource(file) {
  if (known.has(file)) return known.get(file)
  const source = code.test(file) ? readFileSync(join(root, file), 'utf8') : ''
  const imports = [...source.matchAll(statement)].map(([, type, names, ...paths]) => ({
    isType: Boolean(type),
    handedOn: handsOn(names),
    files: resolve(paths.find(Boolean), file),
  }))
  const names = [...source.matchAll(text)].map(([, name]) => name)
  const read = {
    imports,
    named: names.filter((name) => /[./]/.test(name)).flatMap((name) => named(name, file)),
    addresses: [...source.matchAll(address)].map(([, name]) => name),
    keys: [...source.matchAll(key)].map(([, name]) => name),
  }
  known.set(file, read)
  return read
}

/**
 * All that these files reach. What a file among `gathers` imports is left out: who needs a part of
 * it names that part. Tables of handlers are left out too: who tries one says its address.
 */
export function reach(roots, gathers = []) {
  const reached = new Set()
  const waiting = [...roots]
  while (waiting.length > 0) {
    const file = waiting.pop()
    if (reached.has(file)) continue
    reached.add(file)
    const { imports, named } = readSource(file)
    waiting.push(...named)
    if (gathers.includes(file)) continue
    for (const one of imports) if (!one.isType && !one.handedOn) waiting.push(...one.files)
  }
  return reached
}

/** All whose types it may see: every import of every import, those that are erased included. */
export function seen(file) {
  const found = new Set([file])
  for (const one of found)
    for (const { files } of readSource(one).imports) files.forEach((next) => found.add(next))
  return found
}
