import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { ordinaryBody } from '@contract/call'
import { type RefusalName, refusals } from '@contract/refusals'

export interface Reply {
  status: number
  error: number
  message: string
  data: unknown
  headers: LightMyRequestResponse['headers']
  text: string
}

export interface Sending {
  token?: string
  /** The caller's network address; each call has its own unless it is told one. */
  address?: string
  userAgent?: string
  referer?: string
  nonce?: string
  /** Seconds. */
  timestamp?: number
  sign?: string
}

type Header = 'address' | 'userAgent' | 'referer'

/** The signature as the specification words it, written a second time. */
export function sign(parameters: Record<string, string>, secret: string): string {
  const pairs = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const text = pairs.map((pair) => pair.join('=')).join('&') + secret
  return createHash('md5').update(text, 'utf8').digest('hex').toUpperCase()
}

const digits = (length: number) =>
  Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')

export const someNonce = () => digits(12)
export const somePhone = () => `139${digits(8)}`
export const someAddress = () =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

export type Fields = Record<string, string | number | undefined>

export function wrap(
  input: Fields,
  secret: string,
  { token, nonce, timestamp, sign: given }: Sending = {},
): Record<string, string> {
  const parameters: Record<string, string> = {
    format: 'json',
    terminal: 'webmall',
    hm_version: '8.0.8',
    hm_timestamp: String(timestamp ?? Math.floor(Date.now() / 1000)),
    hm_nonce: nonce ?? someNonce(),
    ...(token === undefined ? {} : { access_token: token }),
  }
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) parameters[name] = String(value)
  return { ...parameters, hm_sign: given ?? sign(parameters, secret) }
}

export async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  path: string,
  parameters: Record<string, string>,
  { address = someAddress(), userAgent, referer }: Pick<Sending, Header> = {},
): Promise<Reply> {
  const headers = {
    'x-forwarded-for': address,
    ...(userAgent && { 'user-agent': userAgent }),
    ...(referer && { referer }),
  }
  const { query, form } = partsOf(method, parameters)
  const response = await app.inject({
    method,
    url: `${path}?${query}`,
    ...(form === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': formType }, payload: form }),
  })
  return readReply(response)
}

export const formType = 'application/x-www-form-urlencoded'

/** What of a call travels where: the token goes ahead of a large form. */
export function partsOf(method: 'GET' | 'POST', parameters: Record<string, string>) {
  const encode = (some: Record<string, string>) => new URLSearchParams(some).toString()
  const form = encode(parameters)
  if (method === 'GET') return { query: form }
  if (form.length <= ordinaryBody) return { query: '', form }
  const { access_token: token, ...others } = parameters
  return { query: encode(token ? { access_token: token } : {}), form: encode(others) }
}

/** What a reply without a body says, where HTTP 200 alone is success. */
const bare = { error: 0, message: '成功', data: {} }

export function readReply(response: LightMyRequestResponse): Reply {
  const { error, message, data } =
    response.body === '' && response.statusCode === 200
      ? bare
      : response.json<{ error: number; message: string; data: unknown }>()
  const { statusCode: status, headers, body: text } = response
  return { status, error, message, data, headers, text }
}

/** Of an answer that has to be a no, and which. */
export function refusedAs(name: RefusalName, { error, message }: Reply, words = /./) {
  assert.equal(error, refusals[name].error, message)
  assert.match(message, words)
}
