import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { isApi, refusedAs } from '@server/call/envelope'

/** What the HTTP parser gave up on never becomes a request; a caller of the API is answered all the same. */
export function answerBroken(error: Partial<ConnectionError>, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  // Browsers open connections ahead: an answer on one that was never used counts for their next request
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  // Where the address ran over, what is left of the packet no longer tells whose call it was
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const [, url = ''] = /^\w+ (\S*)/.exec(startOf(error)) ?? []
  const status = tooLong || isApi(url) ? '200 OK' : '400 Bad Request'
  const body = JSON.stringify(refusedAs(tooLong ? 'tooLarge' : 'invalid'))
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

const startOf = ({ rawPacket }: Partial<ConnectionError>) =>
  rawPacket ? Buffer.from(rawPacket.data ?? rawPacket).toString('latin1') : ''
