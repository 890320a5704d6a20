/** What a file looks like from outside, as the last type check found it: who imports it sees no more. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../install.mjs'

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** By file, of every project that was compiled: its content then, and what it declared. */
function compiled(folder) {
  const found = new Map()
  if (!existsSync(join(root, folder))) return found
  const infos = readdirSync(join(root, folder), { recursive: true }).filter((name) =>
    name.endsWith('.tsbuildinfo'),
  )
  for (const name of infos) {
    const place = posix.join(folder, name.split('\\').join('/'))
    const { fileNames, fileInfos } = JSON.parse(readFileSync(join(root, place), 'utf8'))
    fileNames.forEach((file, at) => {
      const { version, signature } = fileInfos[at]
      if (signature) found.set(posix.join(posix.dirname(place), file), { version, signature })
    })
  }
  return found
}

/** Gives what a file declares; its content where it has changed since, or was never compiled. */
export function openDeclared(folder = '.cache/types') {
  const known = compiled(folder)
  const given = new Map()

  return function declaredBy(file) {
    if (!given.has(file)) {
      const content = hashOf(readFileSync(join(root, file)))
      const { version, signature } = known.get(file) ?? {}
      given.set(file, version === content ? signature : content)
    }
    return given.get(file)
  }
}
