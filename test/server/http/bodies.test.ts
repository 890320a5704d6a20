import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import zlib from 'node:zlib'
import { bodyLimitOf, mostBytes } from '@contract/upload'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { openSocket, type PlainSocket } from '../harness/plainSocket'
import { formType, readReply, wrap } from '../harness/request'
import { until } from '../harness/until'

const uploading = '/tp5/api/UserUpload/uploadBase64Image'
const online = '/tp5/api/Account/checkIsOnline'
const film = bodyLimitOf(mostBytes.video)
const ordinary = 'x'.repeat(60_000)

let house: House
let origin: string
const open: PlainSocket[] = []
before(async () => {
  house = await openHouse({ seeded: false })
  origin = await house.app.listen({ port: 0, host: '127.0.0.1' })
  // who hangs up does so because it was asked to, not because nobody says anything any more
  house.app.server.keepAliveTimeout = 0
})
after(async () => {
  for (const socket of open) socket.hangUp()
  await house.close()
})

async function connect() {
  const socket = await openSocket(origin)
  open.push(socket)
  return socket
}

const head = (url: string, ...headers: string[]) =>
  [`POST ${url} HTTP/1.1`, 'host: linji', `content-type: ${formType}`, ...headers, '', ''].join(
    '\r\n',
  )
const long = (bytes: number) => `content-length: ${bytes}`
const post = async (url: string, payload: string | Buffer, headers = {}) =>
  readReply(
    await house.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': formType, ...headers },
    }),
  )

describe('what is small to send and large to hold', () => {
  test('a packed body is refused unread, by the envelope', async () => {
    const packed = zlib.gzipSync('a&'.repeat(1_000_000))
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const { status, error, message } = await post(uploading, packed, {
        'content-encoding': encoding,
      })
      assert.deepEqual([status, error], [200, 400], encoding)
      assert.match(message, /压缩/)
    }
    const plain = await post(online, 'a=1', { 'content-encoding': 'identity' })
    assert.equal(plain.error, 4001)
  })

  test('more names than any call has are refused, in body and address', async () => {
    const many = Array.from({ length: 201 }, (_, nth) => `p${nth}=1`).join('&')
    for (const [url, form] of [
      [online, many],
      [`${online}?${many}`, ''],
      [online, 'a&'.repeat(32_000)],
    ] as const) {
      const { error, message } = await post(url, form)
      assert.deepEqual([error, message], [400, '提交的参数太多'])
    }
    const enough = Array.from({ length: 200 }, (_, nth) => `p${nth}=1`).join('&')
    assert.equal((await post(online, enough)).error, 4001)
  })
})

describe('a large body', () => {
  test('of a stranger is refused at its headers', async () => {
    const socket = await connect()
    await socket.say(head(uploading, long(film)))
    assert.equal((await socket.hear()).error, 413)
  })

  test('of a session that is over is refused as that', async () => {
    const socket = await connect()
    await socket.say(head(`${uploading}?access_token=made-up`, long(film)))
    const { error, message } = await socket.hear()
    assert.deepEqual([error, message], [401, '登录超时'])
  })

  test('without a length is refused to a stranger, too', async () => {
    const socket = await connect()
    await socket.say(head(uploading, 'transfer-encoding: chunked'))
    assert.equal((await socket.hear()).error, 413)
  })

  test('may be what an ordinary one is, with the token in the form', async () => {
    const { token } = await newPerson(house)
    const sent = wrap({ kind: 'avatar', content: ordinary }, house.config.signingSecret, { token })
    const { error } = await post(uploading, new URLSearchParams(sent).toString())
    assert.equal(error, 1101)
  })

  test('waits outside while as much as there is room for is in hand', async () => {
    const { token } = await newPerson(house)
    const [one, other] = [await connect(), await connect()]
    const begin = head(`${uploading}?access_token=${token}`, long(film))
    await one.say(`${begin}kind=avatar`)
    await until('the first is let in', async () => {
      const { error } = await post(`${uploading}?access_token=${token}`, 'x'.repeat(film - 1000))
      return error === 1104
    })
    await other.say(begin)
    const { error, message } = await other.hear()
    assert.deepEqual([error, message], [1104, '现在上传的人太多，请过一会儿再试'])
    one.hangUp()
    await until('there is room again', async () => {
      const reply = await post(`${uploading}?access_token=${token}`, 'x'.repeat(film - 1000))
      return reply.error === 4001
    })
  })
})

describe('who is refused while still sending', () => {
  const megabytes = 'x'.repeat(10_000_000)

  test('hears it, and goes on over the same connection', async () => {
    const socket = await connect()
    await socket.say(head(online, long(megabytes.length)))
    await socket.say(megabytes)
    assert.equal((await socket.hear()).error, 413)
    await socket.say(`${head(online, long(1))}a`)
    assert.equal((await socket.hear()).error, 4001)
  })

  test('hears it when nobody said how much it would be', async () => {
    const socket = await connect()
    await socket.say(head(online, 'transfer-encoding: chunked'))
    const piece = 'x'.repeat(100_000)
    for (let nth = 0; nth < 50; nth++)
      await socket.say(`${piece.length.toString(16)}\r\n${piece}\r\n`)
    await socket.say('0\r\n\r\n')
    assert.equal((await socket.hear()).error, 413)
    await socket.say(`${head(online, long(1))}a`)
    assert.equal((await socket.hear()).error, 4001)
  })

  test('is hung up on only after the last word, where they had asked for that', async () => {
    const socket = await connect()
    await socket.say(head(online, long(megabytes.length), 'connection: close'))
    assert.equal((await socket.hear()).error, 413)
    await socket.say(megabytes)
    await socket.ended()
  })

  test('hears it from what is no call, too', async () => {
    const socket = await connect()
    await socket.say(head('/files/nothing', long(megabytes.length)))
    await socket.say(megabytes)
    assert.equal((await socket.hear()).error, 413)
  })
})
