import type { FastifyRequest } from 'fastify'

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** From this very machine: by the socket, not by what a header claims, and not through a proxy. */
export function isLoopback({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const local = address === '::1' || /^127\./.test(address)
  return local && proxyHeaders.every((name) => headers[name] === undefined)
}
