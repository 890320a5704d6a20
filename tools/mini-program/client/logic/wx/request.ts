import type { RelayAnswer, RelayRequest } from '../../../host/relay'
import { textOf } from '../../text'
import { noteRequests } from '../audit'
import { safeCopy } from '../json'
import { report } from '../report'
import { currentPage } from '../router'
import { settle } from './callable'
import { WxError } from './wxError'

interface RequestOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, unknown>
  timeout?: number
  dataType?: string
  responseType?: 'text' | 'arraybuffer'
  success?: (result: object) => void
  fail?: (failure: object) => void
  complete?: (result: object) => void
}

let running = 0

export function request(options: RequestOptions) {
  const { url, method, data, header } = options
  report.calls.push({ name: 'request', given: safeCopy({ url, method, data, header }) })
  let isAborted = false
  running += 1
  noteRequests(currentPage(), running)
  const run = send(options).finally(() => (running -= 1))
  const checked = run.then((result) => {
    if (isAborted) throw new WxError('abort')
    return result
  })
  void settle('request', checked, { complete: () => {}, ...options })
  return {
    abort: () => void (isAborted = true),
    onHeadersReceived: () => {},
    offHeadersReceived: () => {},
    onChunkReceived: () => {},
    offChunkReceived: () => {},
  }
}

async function send(options: RequestOptions): Promise<object> {
  const answer = await relay(toRelay(options))
  if (!answer.ok) throw new WxError(answer.reason, 600001)
  const bytes = fromBase64(answer.body)
  return {
    data: read(bytes, options),
    statusCode: answer.status,
    header: answer.header,
    cookies: answer.cookies,
    errMsg: 'request:ok',
  }
}

function read(bytes: Uint8Array, { responseType, dataType = 'json' }: RequestOptions): unknown {
  if (responseType === 'arraybuffer') return bytes.buffer
  const text = new TextDecoder().decode(bytes)
  if (dataType !== 'json') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export async function relay(wanted: RelayRequest): Promise<RelayAnswer> {
  const answer = await fetch('/~/request', { method: 'POST', body: JSON.stringify(wanted) })
  return (await answer.json()) as RelayAnswer
}

function toRelay({ url, method = 'GET', data, header = {}, timeout }: RequestOptions) {
  if (!/^https?:\/\//.test(url)) throw new WxError(`invalid url "${url}"`)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  for (const [name, value] of Object.entries(header)) headers[name.toLowerCase()] = String(value)
  if (headers.referer) {
    delete headers.referer
    report.violations.push('a request sets Referer')
  }
  const verb = method.toUpperCase()
  const query = verb === 'GET' && isFields(data) ? formOf(data) : ''
  return {
    url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url,
    method: verb,
    header: headers,
    body: verb === 'GET' ? null : bodyOf(data, headers['content-type'] ?? ''),
    timeout,
  }
}

const isFields = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer)

const formOf = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .map(([name, value]) => {
      return `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`
    })
    .join('&')

function bodyOf(data: unknown, type: string): string | null {
  if (data === undefined || data === null) return null
  if (data instanceof ArrayBuffer) return toBase64(new Uint8Array(data))
  if (!isFields(data)) return toBase64(new TextEncoder().encode(textOf(data)))
  const text = type.includes('urlencoded') ? formOf(data) : JSON.stringify(data)
  return toBase64(new TextEncoder().encode(text))
}

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
