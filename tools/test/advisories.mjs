/**
 * Known faults of what is installed: those of the tools are told, and so is what reaches the server,
 * which `--strict` does not let pass. A day's news turns no other change red.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { judge } from './judge-advisories.mjs'

const asked = spawnSync(
  'npm',
  ['audit', '--json', '--package-lock-only', '--fetch-timeout=15000', '--fetch-retries=0'],
  { cwd: root, encoding: 'utf8', timeout: 60_000 },
)
const accepted = JSON.parse(readFileSync(join(root, 'tools/test/advisories.json'), 'utf8'))
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const { notes, faults } = judge({ answer: asked.stdout, lock, accepted, today: new Date() })
const isStrict = process.argv.includes('--strict')
for (const note of isStrict ? notes : [...faults, ...notes]) console.log(`note: ${note}`)
if (isStrict) for (const fault of faults) console.log(fault)
process.exitCode = isStrict && faults.length > 0 ? 1 : 0
