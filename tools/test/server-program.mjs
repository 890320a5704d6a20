/**
 * The server and its contract as one file: who loads its 1,600 modules one by one is busy for seconds
 * before anything begins. It runs as a program, and as-one-file.mjs gives its modules to tests.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../install.mjs'
import { tracked } from './tracked.mjs'

const program = join(root, '.cache/test/server.cjs')

/** A module asks where it lies; in one file all of them would lie in the same place. */
const ownPlaces = {
  name: 'own places',
  setup(builder) {
    builder.onLoad({ filter: /\/server\/.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('__dirname')) return undefined
      return { contents: text.replaceAll('__dirname', JSON.stringify(dirname(path))), loader: 'ts' }
    })
  },
}

/** Each module by its path, loaded when somebody asks for it. */
const everyModule = () => {
  const entries = tracked(/^(server|contract)\/.*\.ts$/).map(
    (file) => `${JSON.stringify(file)}: () => require('./${file}'),`,
  )
  return `module.exports = {\n${entries.join('\n')}\n}`
}

/** From the sources as they are now; returns where it lies. */
export async function buildServer() {
  await build({
    ...{ absWorkingDir: root, stdin: { contents: everyModule(), resolveDir: root } },
    ...{ bundle: true, packages: 'external', platform: 'node', target: 'node20', format: 'cjs' },
    ...{ outfile: program, sourcemap: 'linked', keepNames: true, plugins: [ownPlaces] },
    footer: { js: `if (require.main === module) module.exports['server/main.ts']()` },
    logLevel: 'warning',
  })
  return program
}
