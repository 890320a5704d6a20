import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { captchaKinds } from '@contract/auth'
import { drawCaptcha } from '@server/areas/auth/captcha/draw'
import { type CaptchaKind, makers } from '@server/areas/auth/captcha/makers'
import { chunksOf, coloursOf, decoded, isBare } from '../harness/png'

const bytesOf = (image: string) => {
  const [kind, body = ''] = image.split(',')
  assert.equal(kind, 'data:image/png;base64')
  return Buffer.from(body, 'base64')
}

describe('the picture of a captcha', () => {
  test('is pixels and the colours of them, and says nothing else', async () => {
    assert.ok(isBare(bytesOf(await drawCaptcha('4827'))))
  })

  test('unpacks to twice the size at which it is shown, wider for a longer answer', async () => {
    for (const [answer, width] of [
      ['4827', 240],
      ['482731', 348],
    ] as const) {
      const chunks = chunksOf(bytesOf(await drawCaptcha(answer)))
      const [header] = chunks
      assert.deepEqual([header!.data.readUInt32BE(0), header!.data.readUInt32BE(4)], [width, 90])
      const body = chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))
      assert.equal(inflateSync(Buffer.concat(body)).length, 90 * (1 + width / 2))
    }
  })

  test('is as long for every answer, but for the grain, and never the same twice', async () => {
    const [ones, eights] = await Promise.all(
      ['1111', '8888'].map(async (answer) => bytesOf(await drawCaptcha(answer)).length),
    )
    assert.ok(Math.abs(ones! - eights!) < ones! / 5)
    assert.notEqual(await drawCaptcha('4827'), await drawCaptcha('4827'))
  })

  test('has shades of one ink, most of them of paper', async () => {
    const { width, height, at } = await decoded(bytesOf(await drawCaptcha('8888')))
    const shades = coloursOf({ width, height, at }, 0, height)
    assert.ok(shades.size > 8 && shades.size <= 16)
    const light = [...shades].filter(([colour]) => Number.parseInt(colour.slice(0, 2), 16) > 200)
    const paper = light.reduce((sum, [, pixels]) => sum + pixels, 0) / (width * height)
    assert.ok(paper > 0.6 && paper < 0.95, `${paper} of it is paper`)
  })
})

test('every kind of captcha asks something that can be answered', async () => {
  const shown: Record<CaptchaKind, [answer: RegExp, image: boolean]> = {
    picture: [/^\d{4}$/, true],
    long: [/^\d{6}$/, true],
    sum: [/^\d{1,2}$/, false],
  }
  for (const kind of captchaKinds) {
    const { answer, image, question } = await makers[kind].make()
    assert.match(answer, shown[kind][0])
    assert.deepEqual([image !== '', question !== ''], [shown[kind][1], !shown[kind][1]])
  }
})
