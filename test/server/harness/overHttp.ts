import http from 'node:http'
import { type In, type Out, type Path, api } from '@contract/api'
import type { Config } from '@server/config'
import { formType, partsOf, type Sending, someAddress, wrap } from './request'

export interface Answer<P extends Path> {
  error: number
  message: string
  data: Out<P>
}

/** One signed call over the network, as a phone makes it. Rejects when no answer came. */
export async function callOverHttp<P extends Path>(
  url: string,
  config: Pick<Config, 'signingSecret'>,
  path: P,
  input: In<P>,
  sending: Sending,
): Promise<Answer<P>> {
  const { method } = api[path]
  const { query, form } = partsOf(method, wrap(input, config.signingSecret, sending))
  const way = { method, from: sending.address }
  const answer = await exchange(way, `${url}${path}?${query}`, form)
  return JSON.parse(answer) as Answer<P>
}

/** Kept connections, as a proxy in front of the server has them. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 })

interface Way {
  method: 'GET' | 'POST'
  /** The network address that the proxy tells; a server with TRUST_PROXY believes it. */
  from?: string | undefined
}

function exchange({ method, from = someAddress() }: Way, url: string, body?: string) {
  const headers = {
    'x-forwarded-for': from,
    ...(body !== undefined && { 'content-type': formType }),
  }
  return new Promise<string>((resolve, reject) => {
    const sent = http.request(url, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more: string) => (text += more))
      response.on('end', () => resolve(text)).on('error', reject)
    })
    sent.on('error', reject).end(body)
  })
}
