/** Before the package is packed, or `node pack.mjs FOLDER`: its JavaScript, its types and what a browser loads. */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const to = resolve(process.argv[2] ?? join(here, 'dist'))
const { resolve: fileOf } = createRequire(import.meta.url)

/** In a browser they are one script each. */
const scripts = [
  { entry: 'client/logic/main.ts', format: 'esm' },
  { entry: 'client/view/main.ts', format: 'iife' },
  { entry: 'preview/browser/main.ts', format: 'esm' },
]
const ofBrowsers = /^(client\/(logic|view)|preview\/browser)\//
const apart = /^(test|dist|node_modules)\/|^tsconfig.*\.json$|^package\.json$/

const files = readdirSync(here, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(here.length + 1)
      .replaceAll('\\', '/'),
  )
  .filter((file) => !apart.test(file))

rmSync(to, { recursive: true, force: true })

await build({
  absWorkingDir: here,
  entryPoints: files.filter((file) => file.endsWith('.ts') && !ofBrowsers.test(file)),
  outbase: here,
  outdir: to,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
})

for (const { entry, format } of scripts)
  await build({
    absWorkingDir: here,
    entryPoints: [entry],
    outbase: here,
    outdir: to,
    bundle: true,
    format,
    target: 'es2022',
    platform: 'browser',
    mainFields: ['module', 'main'],
  })

for (const file of files.filter((each) => /\.(html|css|json)$/.test(each)))
  cpSync(join(here, file), join(to, file))

const types = ['-p', join(here, 'tsconfig.pack.json'), '--outDir', to]
const { status } = spawnSync(process.execPath, [fileOf('typescript/bin/tsc'), ...types], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
