import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { blankSheet } from '@server/drawing/sheet'
import { fillOutlines } from '@server/drawing/fill'
import { layersOf } from '@server/drawing/svg/svg'
import { demoPictures } from '../harness/openHouse'

const place = { left: 0, top: 0, side: 16 }
const drawn = (inside: string) => layersOf(`<svg viewBox="0 0 16 16">${inside}</svg>`, place)

function areaOf(inside: string): number {
  const sheet = blankSheet(16, 16)
  for (const { outlines, winding } of drawn(inside)) fillOutlines(sheet, outlines, winding)
  return sheet.ink.reduce((sum, ink) => sum + ink, 0)
}

describe('a drawing of ours', () => {
  test('covers what its shapes cover', () => {
    const areas: [shape: string, area: number][] = [
      ['<rect x="2" y="3" width="4" height="5"/>', 20],
      ['<rect x="2" y="3" width="8" height="8" rx="2"/>', 64 - (4 - Math.PI) * 4],
      ['<circle cx="8" cy="8" r="5"/>', 25 * Math.PI],
      ['<ellipse cx="8" cy="8" rx="6" ry="3"/>', 18 * Math.PI],
      ['<path d="M2 2h6v4H2z"/>', 24],
      ['<path d="M3 8a5 5 0 0 1 10 0z"/>', 12.5 * Math.PI],
      ['<path d="M3 8a5 5 0 1110 0z"/>', 12.5 * Math.PI],
      ['<path d="M2 2c0 4 4 4 4 8S2 14 2 14z"/>', 28.8],
      ['<g transform="translate(2 2) scale(.5)"><rect width="8" height="8"/></g>', 16],
      ['<g transform="rotate(90 8 8)"><rect x="0" y="0" width="4" height="16"/></g>', 64],
    ]
    for (const [shape, area] of areas)
      assert.ok(
        Math.abs(areaOf(shape) - area) < 0.5,
        `${shape} covers ${areaOf(shape)}, not ${area}`,
      )
  })

  test('hands colour and stroke down, and multiplies what shines through', () => {
    const [fill, line, none] = drawn(
      '<g fill="#fff" opacity=".5"><rect width="4" height="4" opacity=".5" stroke="#102030" stroke-width="2"/></g>',
    )
    assert.deepEqual(
      [fill?.colour, fill?.opacity, fill?.radius],
      [[255, 255, 255], 0.25, undefined],
    )
    assert.deepEqual([line?.colour, line?.opacity, line?.radius], [[16, 32, 48], 0.25, 1])
    assert.equal(none, undefined)
  })

  test('is refused whole where it holds what is not known', () => {
    for (const inside of [
      '<text>邻集</text>',
      '<rect width="4" height="4" fill="url(#a)"/>',
      '<path d="M0 0q1 1 2 2"/>',
      '<g transform="skewX(4)"><rect width="4" height="4"/></g>',
    ])
      assert.throws(() => drawn(inside))
    assert.throws(() => layersOf('<svg viewBox="0 0 360 148"></svg>', place))
  })

  test('is known from the first to the last of the goods', () => {
    const folder = path.join(demoPictures, 'goods')
    for (const file of fs.readdirSync(folder)) {
      const layers = layersOf(fs.readFileSync(path.join(folder, file), 'utf8'), place)
      const points = layers.flatMap(({ outlines }) => outlines.flat(2))
      assert.ok(points.length > 0 && points.every(Number.isFinite), file)
    }
  })
})
