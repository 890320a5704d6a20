/** The server on another Node: `node tools/test/on-node.mjs 20` or, for the newest with long support, `lts`. */
import { spawnSync } from 'node:child_process'
import { root } from '../install.mjs'
import { tracked } from './tracked.mjs'

/** Where the server meets Node most: processes, connections, streams, jobs. */
const tried = /^test\/server\/(process|jobs|proxy)\/.*\.test\.ts$/

const npm = (...words) =>
  spawnSync('npm', words, { cwd: root, encoding: 'utf8', timeout: 5 * 60_000 })

/** Even majors come to be supported for long; an odd one is on its way to the next. */
function newestLts() {
  const major = Number.parseInt(npm('view', 'node', 'version').stdout, 10)
  return Number.isNaN(major) ? 'latest' : String(major - (major % 2))
}

const [asked] = process.argv.slice(2)
const version = asked === 'lts' ? newestLts() : asked
const on = (...words) => ['exec', '--yes', `--package=node@${version}`, '--', 'node', ...words]

const found = npm(...on('--version'))
if (found.status !== 0) {
  console.log(`note: node@${version} could not be had, so nothing was tried on it`)
} else {
  console.log(`note: on ${found.stdout.trim()}`)
  const words = on('--import', 'tsx', '--test', '--test-concurrency=1', ...tracked(tried))
  process.exitCode = spawnSync('npm', words, { cwd: root, stdio: 'inherit' }).status ?? 1
}
