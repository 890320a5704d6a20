/** `npm run typecheck`: every tsconfig.json, what is imported before what imports it, two at a time. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { root } from './install.mjs'

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

/** In each stage, the projects of two compilers. What they find is kept in .cache/types. */
const stages = [
  [['contract']],
  [
    ['server', 'tools/mini-program'],
    ['src', 'src/tsconfig.h5.json'],
  ],
  [['test'], ['tools', 'tools/gallery', 'test/unit', 'test/unit/mini']],
]

const check = (projects) =>
  new Promise((resolve) => {
    const options = { cwd: root, stdio: 'inherit' }
    spawn(process.execPath, [compiler, '--build', ...projects], options).on('close', resolve)
  })

for (const stage of stages) {
  const codes = await Promise.all(stage.map(check))
  if (codes.every((code) => code === 0)) continue
  // whoever imports it would only say the same again
  process.exitCode = 1
  break
}
