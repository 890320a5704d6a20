import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { faces, tool } from '../../tools/faces.mjs'
import { root } from '../../tools/install.mjs'
import { findLines, tracked } from '../../tools/test/tracked.mjs'

test('the compiler knows the faces of the package by the names that it will have', () => {
  const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).compilerOptions
  const own = Object.entries(paths).filter(([name]) => name.startsWith('@linji/'))
  const known = own.map(([name, [file]]) => [name, `${file.replace('./', '')}.ts`])
  assert.deepEqual(Object.fromEntries(known), faces)
})

test('nobody reaches into the package by its files', () => {
  const others = tracked(/\.(tsx?|m?js)$/).filter((file) => !file.startsWith(`${tool}/`))
  const reaching = /from '\.[^']*\/mini-program\//
  assert.deepEqual(findLines(others, reaching), [])
})

test('the package asks for what it declares, and for no file beyond its folder', () => {
  const about = JSON.parse(readFileSync(join(root, tool, 'package.json'), 'utf8'))
  const sources = tracked(/\.ts$/).filter(
    (file) => file.startsWith(`${tool}/`) && !file.startsWith(`${tool}/test/`),
  )
  const texts = sources.map((file) => readFileSync(join(root, file), 'utf8'))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:\bfrom |require\.resolve\()'([\w@][\w@/.-]*)'/g)].map(([, name]) => name),
  )
  const packages = named
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  const declared = Object.keys({ ...about.dependencies, ...about.devDependencies })
  assert.deepEqual(
    packages.filter((name) => !declared.includes(name)),
    [],
  )
  assert.deepEqual(
    Object.keys(about.dependencies).filter((name) => !packages.includes(name)),
    [],
  )
  for (const [at, text] of texts.entries())
    for (const [, place] of text.matchAll(/from '(\.[^']*)'/g))
      assert.ok(join(sources[at], '..', place).startsWith(tool), `${sources[at]} asks for ${place}`)
})
