import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsByFile } from '../../tools/test/calls.mjs'
import { readSource } from '../../tools/test/imports.mjs'
import { tracked } from '../../tools/test/tracked.mjs'

const tables = tracked(/^server\/areas\/.+\.ts$/).filter((file) => readSource(file).keys.length > 0)

const tablesOf = (calls) =>
  tables.filter((file) => readSource(file).keys.some((key) => calls.includes(key)))

test('the calls of a file of the contract are answered in one file of its name and its area', () => {
  for (const [declared, calls] of callsByFile()) {
    const [area, topic = area] = declared.split('/')
    const named = new RegExp(`^server/areas/${area}/(.+/)?${topic}\\.calls\\.ts$`)
    const [table, ...more] = tablesOf(calls)
    assert.deepEqual(more, [], `contract/${declared}.ts is answered in more than one file`)
    assert.match(table, named, `contract/${declared}.ts`)
  }
})
