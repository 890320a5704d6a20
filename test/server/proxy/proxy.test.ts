import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { api } from '@contract/api'
import type { Call } from '@contract/call'
import { refusals } from '@contract/refusals'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { type Fields, wrap } from '../harness/request'
import { someFile } from '../upload/pictures'
import { askFront, type Front, frontName, startFront } from './front'

const token = 'a-token-that-nobody-guesses'
const captcha = '/tp5/api/Codevalidates/captcha'
const upload = '/tp5/api/UserUpload/uploadBase64Image'
// Within one window, wherever the test starts in the minute
const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 30_000)

/** Another machine than Linux has to be given the others of 127.0.0.0/8 first. */
const oneAddress = process.platform === 'linux' ? false : 'this machine has one address'

describe(`behind ${frontName}`, () => {
  let house: House
  let front: Front
  before(async () => {
    const env = { TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: token }
    house = await openHouse({ seeded: false, env, clock: () => at })
    front = await startFront(await house.app.listen({ host: '127.0.0.1', port: 0 }))
  })
  after(async () => {
    await front.close()
    await house.close()
  })

  const wrapped = (input: Fields, session?: string) => {
    const sending = { timestamp: at.getTime() / 1000, ...(session && { token: session }) }
    return new URLSearchParams(wrap(input, house.config.signingSecret, sending)).toString()
  }
  const errorOf = (text: string) => (JSON.parse(text) as { error: number }).error

  test(
    'a caller is who the proxy saw, whatever it says of itself',
    { skip: oneAddress },
    async () => {
      const ask = async (from: string, said: string) => {
        const headers = { 'x-forwarded-for': said, forwarded: `for=${said}`, 'x-real-ip': said }
        const { text } = await askFront(front, `${captcha}?${wrapped({})}`, { from, headers })
        return errorOf(text)
      }
      const { max } = (api[captcha] as Call).limit!
      for (let call = 0; call < max; call++)
        assert.equal(await ask('127.0.0.2', `1.2.3.${call}`), 0)
      assert.equal(await ask('127.0.0.2', '1.2.3.99'), refusals.tooOften.error)
      assert.equal(await ask('127.0.0.3', '127.0.0.2'), 0)
      assert.ok(!house.log().includes('TRUST_PROXY'), 'nothing to warn of')
    },
  )

  test('a film of 8 MB arrives', async () => {
    const person = await newPerson(house)
    const content = someFile('mp4', 8_000_000).toString('base64')
    const form = new URLSearchParams(wrapped({ kind: 'after-sale', content }, person.token))
    // whose so much is must be known before it comes
    form.delete('access_token')
    const address = `${upload}?access_token=${person.token}`
    const { text } = await askFront(front, address, { method: 'POST', body: form.toString() })
    assert.equal(errorOf(text), 0, text)
  })

  test('what is too large is refused in the words of the app', async () => {
    const most = (api[upload] as Call).bodyLimit!
    for (const [path, size] of [
      [upload, most + 500_000],
      ['/tp5/api/UserLogin/smsLogin', 100_000],
    ] as const) {
      const body = `a=${'b'.repeat(size)}`
      const { status, text } = await askFront(front, path, { method: 'POST', body })
      assert.equal(status, 200)
      assert.deepEqual(JSON.parse(text), { ...refusals.tooLarge, data: null })
    }
  })

  test('the server’s own business is not passed on', async () => {
    const headers = { authorization: `Bearer ${token}` }
    for (const own of ['/metrics', '/%6detrics', '//metrics', '/dev/outbox', '/dev/pay/x?y']) {
      assert.equal((await askFront(front, own, { headers })).status, 404, own)
    }
    assert.doesNotMatch(house.log(), /"path":"\/*(metrics|dev)/)
  })
})

describe('the examples of docs/deploy', () => {
  const read = (file: string) =>
    fs.readFileSync(path.join(__dirname, '../../../docs/deploy', file), 'utf8')
  const roomIn = (text: string) =>
    [...text.matchAll(/max(?:_body)?_size (\d+)(?:k|KiB)\b/g)].map(
      ([, size]) => Number(size) * 1024,
    )
  const fits = (most: number, bodyLimit: number) => most >= bodyLimit && most < bodyLimit * 1.05
  const large = Object.entries<Call>(api).flatMap(([url, { bodyLimit }]) =>
    bodyLimit === undefined ? [] : [{ url, bodyLimit }],
  )

  test('nginx knows each call that takes more', () => {
    const text = read('nginx.conf')
    for (const { url, bodyLimit } of large) {
      const [, place = ''] = text.split(`location = ${url} {`)
      assert.ok(fits(roomIn(place)[0] ?? 0, bodyLimit), url)
    }
  })

  test('Caddy takes what the largest call does', () => {
    const most = Math.max(...large.map(({ bodyLimit }) => bodyLimit))
    assert.ok(fits(roomIn(read('Caddyfile'))[0] ?? 0, most))
  })

  test('both have the words of the app for what is too large', () => {
    const words = JSON.stringify({ ...refusals.tooLarge, data: null })
    for (const file of ['nginx.conf', 'Caddyfile']) assert.ok(read(file).includes(words), file)
  })
})
