/** What files hold, as one short text: by content, so that a checkout's times mean nothing. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const known = new Map()

/** Read again only when the file was written since. */
function contentOf(file) {
  const found = statSync(join(root, file), { bigint: true, throwIfNoEntry: false })
  if (!found?.isFile()) return 'none'
  const written = `${found.mtimeNs} ${found.size}`
  const before = known.get(file)
  if (before?.written === written) return before.content
  const content = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex')
  known.set(file, { written, content })
  return content
}

/** `facts` are what counts beside the files: versions, settings, the command itself. */
export function digest(files, facts = {}) {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const file of [...new Set(files)].sort()) hash.update(`\0${file}\0${contentOf(file)}`)
  return hash.digest('hex')
}
