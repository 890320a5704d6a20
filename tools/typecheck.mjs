/** `npm run typecheck`: every project that tsconfig.json names, what is imported before what imports it. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { root } from './install.mjs'

/** The native compiler; `typescript` itself stays for whoever calls its API. What it finds is kept in .cache/types. */
const about = createRequire(import.meta.url).resolve('typescript-native/package.json')
const compiler = join(dirname(about), 'bin/tsc')

// whoever imports what is wrong would only say the same again
const { status } = spawnSync(process.execPath, [compiler, '--build', '--stopBuildOnErrors'], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
