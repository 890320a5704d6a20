import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@contract/api'
import { type Call, ordinaryBody } from '@contract/call'
import { refusals } from '@contract/refusals'
import type { Front } from './front'

const calls: Partial<Record<string, Call>> = api
const limitOf = (path: string) => calls[path]?.bodyLimit ?? ordinaryBody
const ours = /^\/(metrics$|dev\/)/

/** Does what docs/deploy/nginx.conf says, where there is no nginx to try it; without TLS. */
export async function startStandIn(server: string): Promise<Front> {
  const front = http.createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    const path = decodeURIComponent(pathname).replace(/\/+/g, '/')
    if (ours.test(path)) return void response.writeHead(404).end()
    if (Number(request.headers['content-length'] ?? 0) > limitOf(path)) {
      request.resume()
      return void response.writeHead(200).end(JSON.stringify({ ...refusals.tooLarge, data: null }))
    }
    passOn(server, request, response)
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async close() {
      front.close()
      await once(front, 'close')
    },
  }
}

function passOn(server: string, request: http.IncomingMessage, response: http.ServerResponse) {
  const { method, url = '/', socket } = request
  const headers = { ...request.headers, 'x-forwarded-for': socket.remoteAddress }
  const sent = http.request(server + url, { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  sent.on('error', () => response.destroy())
  request.pipe(sent)
}
