import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { answerBroken } from '@server/http/broken-requests'

// one that waits no longer for a request than it must
const impatient = { headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 1 }
const server = http.createServer(impatient).on('clientError', answerBroken)

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
after(() => server.close())

function told(said: string): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  if (said) socket.write(said)
  return text(socket)
}

test('a connection that was opened ahead and never used is closed without a word', async () => {
  assert.equal(await told(''), '')
})

test('who begins a request and does not end it is told so', async () => {
  assert.match(await told('GET /tp5/api/Common/config HTTP/1.1\r\nhost:'), /"error":400/)
})
