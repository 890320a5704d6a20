import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { pushPath } from '@server/http/push'

const document = readFileSync(path.join(__dirname, '../../../docs/WECHAT.md'), 'utf8')

test('the console is told the address where the messages of WeChat are taken', () => {
  assert.ok(document.includes(`\`${pushPath}\``), pushPath)
})
