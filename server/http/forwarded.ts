import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isApi } from '@server/call/envelope'
import type { Settings } from '@server/config'
import { isLoopback } from '@server/config/nearby'

type Told = Pick<Settings, 'trustProxy' | 'host'>

const told = ['forwarded', 'x-forwarded-for', 'x-real-ip']
/** So many calls of which none was forwarded: no proxy tells who they are from. */
const enough = 50

const warnings = {
  unbelieved:
    'Forwarded headers arrive while TRUST_PROXY is no: all who come through that proxy are counted as one caller. ' +
    'Set TRUST_PROXY to its address, or to the number of proxies',
  foreign:
    'Forwarded headers arrive from an address that TRUST_PROXY does not name: they are not believed. ' +
    'Add the address if it is a proxy of yours; otherwise somebody reaches this port past the proxy',
  silent:
    'TRUST_PROXY is set, but no call brings X-Forwarded-For: all are counted as one caller. ' +
    'The proxy must set it, as in docs/deploy',
  open:
    'TRUST_PROXY counts hops while HOST is open to the network: whoever reaches this port past the proxy ' +
    'may name any address. Name the addresses of the proxies instead',
}

/** Says once what does not fit between TRUST_PROXY and what arrives: nobody would see it otherwise. */
export function watchForwarding(app: FastifyInstance, { trustProxy, host }: Told) {
  if (typeof trustProxy === 'number' && !isLoopback(host)) app.log.warn(warnings.open)
  let watching = true
  let bare = 0

  function judge(request: FastifyRequest): keyof typeof warnings | undefined {
    const { headers, raw } = request
    if (trustProxy === false)
      return told.some((name) => headers[name] !== undefined) ? 'unbelieved' : undefined
    if (headers['x-forwarded-for'] === undefined)
      return isApi(request.url) && ++bare === enough ? 'silent' : undefined
    if (request.ip === raw.socket.remoteAddress) return 'foreign'
    watching = false
    return undefined
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const found = watching ? judge(request) : undefined
    if (found) {
      watching = false
      app.log.warn({ from: request.raw.socket.remoteAddress }, warnings[found])
    }
    done()
  })
}
