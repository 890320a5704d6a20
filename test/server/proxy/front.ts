import http from 'node:http'
import https from 'node:https'
import { findNginx } from '../../../tools/test/nginx.mjs'
import { startNginx } from './nginx'
import { startStandIn } from './stand-in'

/** What stands between people and the server. */
export interface Front {
  url: string
  close(): Promise<void>
}

const nginx = process.platform === 'linux' ? findNginx() : ''

/** Said in the name of the tests, so that nobody takes one for the other. */
export const frontName = nginx
  ? 'nginx, as docs/deploy has it'
  : 'a stand-in of the tests, for nginx is not installed'

export const startFront = (server: string): Promise<Front> =>
  nginx ? startNginx(nginx, server) : startStandIn(server)

interface Sent {
  method?: 'GET' | 'POST'
  /** One of the many addresses of this machine. */
  from?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
}

export interface Received {
  status: number
  text: string
}

/** Asked from outside, as a phone does. */
export function askFront(
  { url }: Front,
  path: string,
  { method = 'GET', from = '127.0.0.1', headers = {}, body }: Sent = {},
): Promise<Received> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const length = body === undefined ? {} : { ...form, 'content-length': Buffer.byteLength(body) }
  const options = { method, localAddress: from, rejectUnauthorized: false, agent: false as const }
  return new Promise((resolve, reject) => {
    const sent = (url.startsWith('https:') ? https : http).request(
      url + path,
      { ...options, headers: { ...length, ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (more: string) => (text += more))
        answer
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          .on('error', reject)
      },
    )
    sent.on('error', reject).end(body)
  })
}
