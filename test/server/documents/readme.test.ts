import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { settings } from '@server/config'
import { demo } from '@server/database/demo'

const readme = readFileSync(path.join(__dirname, '../../../README.md'), 'utf8')

test('the README lists every setting as the server knows it', () => {
  const rows = settings.map(({ name, default: usual, description }) =>
    ['', `\`${name}\``, usual && `\`${usual}\``, description, ''].join(' | ').trim(),
  )
  for (const row of rows) assert.ok(readme.includes(row), `missing or outdated: ${row}`)
})

test('the README names every demo account', () => {
  for (const { phone, nickname } of Object.values(demo)) {
    assert.ok(readme.includes(phone) && readme.includes(nickname), phone)
  }
})
