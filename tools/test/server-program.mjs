/** The server as one file: who loads its 1,400 modules one by one is busy for seconds before it starts. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../install.mjs'

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

/** From the sources as they are now; returns where it lies. */
export async function buildServer() {
  await build({
    ...{ absWorkingDir: root, entryPoints: ['server/main.ts'], outfile: program },
    ...{ bundle: true, packages: 'external', platform: 'node', target: 'node20', format: 'cjs' },
    ...{ keepNames: true, logLevel: 'warning', plugins: [ownPlaces] },
  })
  return program
}
