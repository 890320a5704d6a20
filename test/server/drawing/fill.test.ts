import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fillOutlines, type Winding } from '@server/drawing/fill'
import { blankSheet, type Point, type Stroke } from '@server/drawing/sheet'

const box = (left: number, top: number, right: number, bottom: number): Stroke => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

function filled(outlines: readonly Stroke[], winding?: Winding) {
  const sheet = blankSheet(8, 8)
  fillOutlines(sheet, outlines, winding)
  return {
    at: (x: number, y: number) => Math.round(sheet.ink[y * 8 + x]! * 1000) / 1000,
    all: sheet.ink.reduce((sum, ink) => sum + ink, 0),
  }
}

describe('filling an outline', () => {
  test('covers each pixel by the part of it that lies inside', () => {
    const { at, all } = filled([box(1.5, 1, 4.25, 2.5)])
    assert.deepEqual([at(0, 1), at(1, 1), at(2, 1), at(4, 1), at(5, 1)], [0, 0.5, 1, 0.25, 0])
    assert.deepEqual([at(2, 0), at(2, 2), at(2, 3)], [0, 0.5, 0])
    assert.ok(Math.abs(all - 2.75 * 1.5) < 1e-4)
  })

  test('is as large as the shape, however its edges lean', () => {
    const triangle: Point[] = [
      [0.3, 0.2],
      [7.6, 3.1],
      [2.2, 7.7],
    ]
    const area = Math.abs((7.3 * 7.5 - 1.9 * 2.9) / 2)
    assert.ok(Math.abs(filled([triangle]).all - area) < 1e-3)
    assert.ok(Math.abs(filled([[...triangle].reverse()]).all - area) < 1e-3)
  })

  test('leaves out what is wound around the other way, and what is beyond the sheet', () => {
    const hole = [...box(2, 2, 4, 4)].reverse()
    assert.equal(filled([box(1, 1, 5, 5), hole]).at(3, 3), 0)
    assert.equal(filled([box(1, 1, 5, 5), box(2, 2, 4, 4)]).at(3, 3), 1)
    assert.equal(filled([box(1, 1, 5, 5), box(2, 2, 4, 4)], 'evenodd').at(3, 3), 0)
    assert.equal(Math.round(filled([box(-5, -5, 20, 20)]).all), 64)
  })
})
