/** What must not be in the repository: download addresses in the lock file, and paths of one machine. */
import { findLines, tracked } from './tracked.mjs'

const lock = findLines(['package-lock.json'], /"resolved":\s*"https?:/)
const paths = findLines(
  tracked(/\.(tsx?|m?js|json|md|scss|sql|svg|html|ya?ml)$|^\.ci\/run$/),
  /(?<![\w.])\/(work|home\/\w+|Users\/\w+)\//,
)
const found = [...lock, ...paths]
for (const line of found) console.log(line)
process.exitCode = found.length > 0 ? 1 : 0
