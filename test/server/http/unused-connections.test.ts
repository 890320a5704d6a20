import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { answerBroken } from '@server/http/broken-requests'

const timedOut = { code: 'ERR_HTTP_REQUEST_TIMEOUT' }

// one that waits no longer for a request than it must
const impatient = { headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 1 }
const server = http.createServer(impatient).on('clientError', answerBroken)
// one whose patience ends when something has come
const listening = net.createServer((socket) =>
  socket.once('data', () => answerBroken(timedOut, socket)),
)

before(async () => {
  for (const one of [server, listening]) await once(one.listen(0, '127.0.0.1'), 'listening')
})
after(() => [server, listening].forEach((one) => one.close()))

const connect = (to: net.Server) => net.connect((to.address() as AddressInfo).port, '127.0.0.1')

test('a connection that was opened ahead and never used is closed without a word', async () => {
  assert.equal(await text(connect(server)), '')
})

test('who begins a request and does not end it is told so', async () => {
  const socket = connect(listening)
  socket.write('GET /tp5/api/Common/config HTTP/1.1\r\nhost:')
  assert.match(await text(socket), /"error":400/)
})
