import Taro from '@tarojs/taro'
import { buildQuery } from '../routes/url'
import { apiBase } from './base'
import type { Wire } from './sign'

export type Method = 'GET' | 'POST'

export interface Reply {
  status: number
  body: unknown
}

const timeouts = { call: 15_000, upload: 120_000 }

/** One HTTP exchange: GET in the query, POST as a form. Rejects when there was no answer at all. */
export async function exchange(
  method: Method,
  path: string,
  parameters: Wire,
  kind: keyof typeof timeouts = 'call',
): Promise<Reply> {
  const query = buildQuery(parameters)
  const url = apiBase() + path
  const timeout = timeouts[kind]
  const common = { timeout, dataType: 'text', responseType: 'text' as const }
  const { statusCode, data } = await (method === 'GET'
    ? Taro.request<unknown, string>({ ...common, url: url + query, method })
    : Taro.request<unknown, string>({
        ...common,
        url,
        method,
        data: query.slice(1),
        header: { 'content-type': 'application/x-www-form-urlencoded' },
      }))
  return { status: statusCode, body: data }
}
