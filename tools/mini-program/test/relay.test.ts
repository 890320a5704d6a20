import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { createRelay } from '../host/relay'

const server = http.createServer((request, response) =>
  response.end(request.url === '/rows' ? '{"rows":1}' : 'a picture'),
)
let here = ''
before(async () => {
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server.close())

test('whatever came back is an answer, JSON or not', async () => {
  const relay = createRelay()
  for (const path of ['/rows', '/shop.png']) {
    const asked = relay.send({ url: here + path, method: 'GET', header: {}, body: null })
    assert.equal(relay.calls.at(-1)?.answer, undefined)
    await asked
  }
  assert.deepEqual(
    relay.calls.map(({ answer }) => answer),
    [{ rows: 1 }, null],
  )
})
