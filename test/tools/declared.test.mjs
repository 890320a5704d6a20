import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { root } from '../../tools/install.mjs'
import { openDeclared } from '../../tools/lint/declared.mjs'

let folder, types, source
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/declared-'))
  types = join(folder, 'types')
  source = join(folder, 'source.ts')
  mkdirSync(types)
  writeFileSync(source, 'const hidden = 1')
})
afterEach(() => rmSync(folder, { recursive: true }))

const hashOf = (text) => createHash('sha256').update(text).digest('hex')
const here = (file) => relative(root, file)
const declared = () => openDeclared(here(types))(here(source))

const compile = (text, signature) =>
  writeFileSync(
    join(types, 'tsconfig.tsbuildinfo'),
    JSON.stringify({
      fileNames: ['../source.ts'],
      fileInfos: [{ version: hashOf(text), signature }],
    }),
  )

describe('what a file looks like from outside', () => {
  test('is what it declared when it was last compiled', () => {
    compile('const hidden = 1', 'the same to all')
    const before = declared()
    writeFileSync(source, 'const hidden = 2')
    compile('const hidden = 2', 'the same to all')
    assert.equal(declared(), before)
    compile('const hidden = 2', 'another')
    assert.notEqual(declared(), before)
  })

  test('is its whole content where it was not compiled since', () => {
    assert.equal(declared(), hashOf('const hidden = 1'))
    compile('const hidden = 0', 'of before')
    assert.equal(declared(), hashOf('const hidden = 1'))
  })
})
