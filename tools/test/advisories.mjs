/** Known faults of what is installed: none may reach the server, and those of the tools are told. */
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
for (const note of notes) console.log(`note: ${note}`)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
