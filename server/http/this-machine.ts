import type { FastifyRequest } from 'fastify'
import { isLoopback } from '@server/config/nearby'

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Asked by whoever sits at this machine: by the socket, by the name it was asked under (a foreign
 * page may lead its own name here), and not through a proxy. One that was told nothing of headers
 * gives itself away by HTTP/1.0, as nginx does.
 */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    isLoopback(name) &&
    raw.httpVersion !== '1.0' &&
    proxyHeaders.every((header) => headers[header] === undefined)
  )
}
