import assert from 'node:assert/strict'
import { test } from 'node:test'
import { qrSquares } from '@server/drawing/qr'

const darkOf = (path: string) =>
  new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))

test('a code has its three finders, seven squares wide, inside a light rim of four', () => {
  const { size, path } = qrSquares('https://linji.example/scanMachine?machine_sn=LJ-0107')
  const dark = darkOf(path)
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let at = 0; at < 7; at++) {
      assert.ok(dark.has(`${left + at} ${top}`))
      assert.ok(dark.has(`${left} ${top + at}`))
    }
    assert.ok(!dark.has(`${left + 1} ${top + 1}`))
    assert.ok(dark.has(`${left + 3} ${top + 3}`))
  }
  for (const square of dark)
    assert.ok(square.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4))
})

test('other words are another code, Chinese ones as UTF-8', () => {
  assert.notEqual(qrSquares('一').path, qrSquares('二').path)
  assert.ok(qrSquares('邻'.repeat(200)).size > qrSquares('邻').size)
})
