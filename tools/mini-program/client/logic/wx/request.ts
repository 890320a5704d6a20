import { textOf } from '../../text'
import { noteRequests } from '../audit'
import { safeCopy } from '../json'
import { report } from '../report'
import { currentPage } from '../router'
import { fromBase64, toBase64 } from './base64'
import { settle } from './callable'
import { relay } from './relay'
import { startTask } from './task'
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

/** Asked for by each page and not yet answered, those that wait among them. */
const open = new WeakMap<object, number>()
const ofNobody = {}

export function request(options: RequestOptions) {
  const { url, method, data, header } = options
  report.calls.push({ name: 'request', given: safeCopy({ url, method, data, header }) })
  const page = currentPage()
  const add = (more: number) => {
    const now = (open.get(page ?? ofNobody) ?? 0) + more
    open.set(page ?? ofNobody, now)
    return now
  }
  noteRequests(page, add(1))
  const { run, abort } = startTask(url, (signal) => send(options, signal))
  const counted = run.finally(() => add(-1))
  void settle('request', counted, { complete: () => {}, ...options })
  return {
    abort,
    onHeadersReceived: () => {},
    offHeadersReceived: () => {},
    onChunkReceived: () => {},
    offChunkReceived: () => {},
  }
}

async function send(options: RequestOptions, signal: AbortSignal): Promise<object> {
  const answer = await relay(toRelay(options), signal)
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

function toRelay({ url, method = 'GET', data, header = {}, timeout }: RequestOptions) {
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
