import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { isApi, refusedAs } from './envelope'

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What the HTTP parser gave up on never becomes a request; a caller of the API is answered all the same. */
export function answerBroken(error: Partial<ConnectionError>, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [, url = ''] = /^\w+ (\S*)/.exec(startOf(error)) ?? []
  const envelope = refusedAs(error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'invalid')
  const status = isApi(url) ? '200 OK' : (statuses[error.code ?? ''] ?? '400 Bad Request')
  const body = JSON.stringify(envelope)
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

const startOf = ({ rawPacket }: Partial<ConnectionError>) =>
  rawPacket ? Buffer.from(rawPacket.data ?? rawPacket).toString('latin1') : ''
