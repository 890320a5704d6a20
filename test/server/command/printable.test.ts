import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printable } from '@server/command/printable'

test('nothing that a terminal obeys or hides comes through', () => {
  const hostile: Record<string, string> = {
    '\u001b[2K': '\\u001b[2K',
    'a\u0007': 'a\\u0007',
    'a\rb': 'a\\u000db',
    '\u009b31m': '\\u009b31m',
    '\u202e服客': '\\u202e服客',
    '客\u200b服': '客\\u200b服',
    '\ufeff': '\\ufeff',
    'a\u2028b': 'a\\u2028b',
    '\ud83d': '\\ud83d',
    '\u{e0041}': '\\udb40\\udc41',
  }
  for (const [given, shown] of Object.entries(hostile)) assert.equal(printable(given), shown)
})

test('what people write stays as it is', () => {
  for (const text of ['王阿姨，申请：退货退款 ×1', '🏮 ❤️', 'Ünïcödé', ''])
    assert.equal(printable(text), text)
})

test('a new line is no new thing', () => {
  assert.equal(printable('碎了\r\n  状态：已通过'), '碎了\n        状态：已通过')
})

test('what is exported means the same when it is read again', () => {
  const content = { title: '灯\u202e\u001b\u{e0041}\n', rows: [1] }
  const shown = JSON.stringify(content, null, 2).split('\n').map(printable).join('\n')
  assert.deepEqual(JSON.parse(shown), content)
})
