import { http, type HttpReply, type HttpRequest } from '../platform/http'
import { buildQuery } from '../routes/url'
import { apiBase } from '../hosts/apiBase'
import type { Wire } from './sign'

export type Method = 'GET' | 'POST'

const timeouts = { call: 15_000, upload: 120_000 }

/**
 * One HTTP exchange: GET in the query, POST as a form. Of an upload the server wants to know whose
 * it is before it takes it in. Rejects when there was no answer at all.
 */
export function exchange(
  method: Method,
  path: string,
  parameters: Wire,
  kind: keyof typeof timeouts = 'call',
  onProgress?: HttpRequest['onProgress'],
): Promise<HttpReply> {
  const url = apiBase() + path
  const timeout = timeouts[kind]
  if (method === 'GET') return http({ method, url: url + buildQuery(parameters), timeout })
  const { access_token } = kind === 'upload' ? parameters : {}
  const form = access_token ? { ...parameters, access_token: undefined } : parameters
  return http({
    method,
    url: url + buildQuery({ access_token }),
    form: buildQuery(form).slice(1),
    timeout,
    onProgress,
  })
}
