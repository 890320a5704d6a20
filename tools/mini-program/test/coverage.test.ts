import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { coverage } from '../coverage/coverage'

test('COVERAGE.md says what the code has (npm run coverage writes it)', async () => {
  const written = fs.readFileSync(path.join(__dirname, '../COVERAGE.md'), 'utf8')
  assert.equal(written, await coverage())
})
