/**
 * What must not be in the repository: download addresses in the lock file, paths of one machine, and
 * names of files in a document that are not there.
 */
import { findLines, tracked } from './tracked.mjs'

const lock = findLines(['package-lock.json'], /"resolved":\s*"https?:/)
const paths = findLines(
  tracked(/\.(tsx?|m?js|json|md|scss|sql|svg|html|ya?ml)$|^\.ci\/run$/),
  /(?<![\w.])\/(work|home\/\w+|Users\/\w+)\//,
)

const inDocument = /`((?:contract|config|demo|docs|projects|server|src|test|tools)\/[\w./-]+)`/g
/** What a newcomer is shown how to make (CONTRIBUTING.md). */
const example = /\blibrary\b/
const files = tracked()
const isThere = (name) =>
  files.some((file) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`))

/** A decision names what stood there when it was made. */
const documents = tracked(/^(?!docs\/adr\/).*\.md$/)

/** A package has names of its own, from its folder on. */
const foldersOf = (document) =>
  document.split('/').map((_, depth, parts) => [...parts.slice(0, depth), ''].join('/'))

const lost = documents.flatMap((document) => {
  const folders = foldersOf(document)
  const isLost = (name) => !folders.some((folder) => isThere(`${folder}${name}`))
  const test = (line) =>
    [...line.matchAll(inDocument)].some(([, name]) => !example.test(name) && isLost(name))
  return findLines([document], { test })
})

const found = [...lock, ...paths, ...lost]
for (const line of found) console.log(line)
process.exitCode = found.length > 0 ? 1 : 0
