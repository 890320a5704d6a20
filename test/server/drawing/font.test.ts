import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lettersOf } from '@server/drawing/font/typeface'
import { inkOf } from '@server/drawing/shades'
import { lineOf, widthOf, wrapped } from '@server/drawing/text'

/** How much ink a line takes, and the row that has the most of it. */
async function inked(words: string, weight: number) {
  const letters = await lettersOf(words)
  const line = lineOf(letters, words, { x: 4, y: 46, size: 40, weight })
  const ink = await inkOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60" fill="#fff">${line}</svg>`,
  )
  const rows = Array.from({ length: 60 }, (_, y) =>
    ink.subarray(y * 200, (y + 1) * 200).reduce((sum, covered) => sum + covered / 255, 0),
  )
  return { total: rows.reduce((sum, ink) => sum + ink, 0), rows }
}

describe('words as outlines', () => {
  test('一 is one stroke across, in the middle of its line', async () => {
    const { rows } = await inked('一', 400)
    const touched = rows.flatMap((ink, y) => (ink > 5 ? [y] : []))
    assert.ok(touched.length >= 2 && touched.length <= 6, `rows ${touched.join(' ')}`)
    assert.ok(touched.every((y) => y > 24 && y < 38))
    assert.ok(Math.max(...rows) > 30)
  })

  test('bold takes more ink than plain, and letters more room', async () => {
    for (const words of ['邻集', '500ml'])
      assert.ok((await inked(words, 700)).total > 1.2 * (await inked(words, 400)).total, words)
    const letters = await lettersOf('500ml')
    const width = (weight: number) => widthOf(letters, '500ml', { size: 40, weight })
    assert.ok(width(700) > width(400))
  })

  test('a Chinese sign is as wide as it is high, and one that is not there takes nothing', async () => {
    const letters = await lettersOf('邻集🧧')
    assert.equal(widthOf(letters, '邻集🧧', { size: 40, weight: 600 }), 80)
  })

  test('lines end where there is no more room, the last in an ellipsis', async () => {
    const words = '316 不锈钢保温杯 500ml，送杯刷'
    const letters = await lettersOf(`…${words}`)
    const style = { size: 20, weight: 400 }
    const all = wrapped(letters, words, { lines: 9, width: 130, style })
    assert.equal(all.join('').replace(/\s/g, ''), words.replace(/\s/g, ''))
    const two = wrapped(letters, words, { lines: 2, width: 130, style })
    assert.equal(two.length, 2)
    assert.match(two[1]!, /…$/)
    for (const line of [...all, ...two]) {
      assert.ok(widthOf(letters, line, style) <= 150)
      assert.doesNotMatch(line, /^，/)
    }
  })
})
