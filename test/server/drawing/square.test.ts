import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { squareOf } from '@server/drawing/square'
import { decoded } from '../harness/png'
import { demoPictures } from '../harness/openHouse'

const [red, green] = ['#c02020', '#20a040']

/** Red on the left, green on the right. */
const wide = () =>
  sharp({ create: { width: 80, height: 20, channels: 3, background: red } }).composite([
    {
      input: { create: { width: 40, height: 20, channels: 3, background: green } },
      left: 40,
      top: 0,
    },
  ])

const near = (one: string, other: string) =>
  [0, 2, 4].every(
    (at) =>
      Math.abs(
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ) < 16,
  )

async function shown(picture: Sharp) {
  const { width, height, at } = await decoded(await squareOf(await picture.toBuffer(), 32))
  assert.deepEqual([width, height], [32, 32])
  return at
}

/** A PNG that says it is so large and holds next to nothing. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const claim = Buffer.from(png)
  claim.writeUInt32BE(width, 16)
  claim.writeUInt32BE(height, 20)
  return claim
}

describe('a picture as a square', () => {
  test('is its middle, whether it came as JPG, PNG or WebP', async () => {
    for (const picture of [wide().jpeg({ quality: 95 }), wide().png(), wide().webp()]) {
      const at = await shown(picture)
      assert.ok(near(at(6, 16), red.slice(1)) && near(at(26, 16), green.slice(1)))
    }
  })

  test('stands as the camera was held', async () => {
    const turned = wide().jpeg({ quality: 95 }).withMetadata({ orientation: 6 })
    const at = await shown(turned)
    assert.ok(near(at(16, 6), red.slice(1)) && near(at(16, 26), green.slice(1)))
  })

  test('lets the ground through at its corners', async () => {
    const square = sharp(await squareOf(await wide().png().toBuffer(), 48))
    const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
    assert.equal(info.channels, 4)
    assert.deepEqual([data[3], data[(24 * 48 + 24) * 4 + 3]], [0, 255])
  })

  test('is refused where it is broken, cut off, too large, or no picture', async () => {
    const png = await wide().png().toBuffer()
    const jpeg = await wide().jpeg().toBuffer()
    for (const [what, content] of Object.entries({
      empty: Buffer.alloc(0),
      words: Buffer.from('not a picture'),
      broken: Buffer.concat([png.subarray(0, 40), Buffer.alloc(60)]),
      'cut off': jpeg.subarray(0, jpeg.length / 2),
      huge: claiming(png, 60_000, 60_000),
      'another format': await wide().gif().toBuffer(),
      'huge drawing': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"></svg>',
      ),
    }))
      await assert.rejects(squareOf(content, 32), what)
  })

  test('is there of every one of the goods', async () => {
    const folder = path.join(demoPictures, 'goods')
    for (const file of fs.readdirSync(folder)) {
      const square = await squareOf(fs.readFileSync(path.join(folder, file)), 24)
      const { channels } = await sharp(square).stats()
      assert.ok(
        channels.some(({ stdev }) => stdev > 1),
        file,
      )
    }
  })
})
