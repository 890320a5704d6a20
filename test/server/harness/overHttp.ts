import { type In, type Out, type Path, api } from '@contract/api'
import type { Config } from '@server/config'
import { type Sending, wrap } from './request'

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
  const body = new URLSearchParams(wrap(input, config.signingSecret, sending))
  const response = await (api[path].method === 'GET'
    ? fetch(`${url}${path}?${body}`)
    : fetch(`${url}${path}`, { method: 'POST', body }))
  return (await response.json()) as Answer<P>
}
