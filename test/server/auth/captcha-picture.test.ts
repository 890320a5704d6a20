import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { captchaKinds } from '@contract/auth'
import { drawCaptcha } from '@server/areas/auth/captcha/draw'
import { type CaptchaKind, makers } from '@server/areas/auth/captcha/makers'
import { chunksOf } from '../harness/png'

const bytesOf = (image: string) => {
  const [kind, body = ''] = image.split(',')
  assert.equal(kind, 'data:image/png;base64')
  return Buffer.from(body, 'base64')
}

describe('the picture of a captcha', () => {
  test('is pixels and the colours of them, and says nothing else', () => {
    const types = chunksOf(bytesOf(drawCaptcha('4827'))).map(({ type }) => type)
    assert.deepEqual(types, ['IHDR', 'PLTE', 'IDAT', 'IEND'])
  })

  test('unpacks to twice the size at which it is shown, wider for a longer answer', () => {
    for (const [answer, width] of [
      ['4827', 240],
      ['482731', 348],
    ] as const) {
      const [header, , body] = chunksOf(bytesOf(drawCaptcha(answer)))
      assert.deepEqual([header!.data.readUInt32BE(0), header!.data.readUInt32BE(4)], [width, 90])
      assert.equal(inflateSync(body!.data).length, 90 * (1 + width / 2))
    }
  })

  test('is as long for every answer, but for the grain, and never the same twice', () => {
    const lengths = ['1111', '8888'].map((answer) => bytesOf(drawCaptcha(answer)).length)
    assert.ok(Math.abs(lengths[0]! - lengths[1]!) < lengths[0]! / 5)
    assert.notEqual(drawCaptcha('4827'), drawCaptcha('4827'))
  })
})

test('every kind of captcha asks something that can be answered', () => {
  const shown: Record<CaptchaKind, [answer: RegExp, image: boolean]> = {
    picture: [/^\d{4}$/, true],
    long: [/^\d{6}$/, true],
    sum: [/^\d{1,2}$/, false],
  }
  for (const kind of captchaKinds) {
    const { answer, image, question } = makers[kind].make()
    assert.match(answer, shown[kind][0])
    assert.deepEqual([image !== '', question !== ''], [shown[kind][1], !shown[kind][1]])
  }
})
