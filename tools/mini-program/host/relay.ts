import { setTimeout as wait } from 'node:timers/promises'

/** One `wx.request` as the browser side hands it over. */
export interface RelayRequest {
  url: string
  method: string
  header: Record<string, string>
  /** base64 */
  body: string | null
  timeout?: number
}

export type RelayAnswer =
  | {
      ok: true
      status: number
      header: Record<string, string>
      cookies: string[]
      /** base64 */
      body: string
    }
  | { ok: false; reason: string }

/** What a test reads of a request that went out. */
export interface RelayedCall {
  method: string
  path: string
  parameters: Record<string, string>
  status?: number
  /** What came back; null where it was no JSON, such as a picture. */
  answer?: unknown
  failure?: string
  /** How long it took, and the size of the answer's body. */
  ms?: number
  bytes?: number
}

export interface Relay {
  calls: RelayedCall[]
  /** Given up when the signal says that nobody waits any more. */
  send(request: RelayRequest, gone?: AbortSignal): Promise<RelayAnswer>
  /** The real address of something the app names by the base it was built with. */
  resolve(url: string): string
  /** The next answer to this path reaches the server's books, but not the app. */
  loseNextAnswer(path: string): void
  setNetwork(network: Network): void
}

export type Network = 'online' | 'slow' | 'offline'

/**
 * Sends what the mini program requests: no cross-origin rules, and every call is kept. Requests to
 * this machine go to `apiBase`, because the app was built with another port than a test's server.
 */
export function createRelay(apiBase?: string): Relay {
  const calls: RelayedCall[] = []
  const losing = new Set<string>()
  let network: Network = 'online'

  const resolve = (url: string) => {
    const target = new URL(url)
    const isHere = ['127.0.0.1', 'localhost'].includes(target.hostname)
    return apiBase && isHere ? new URL(target.pathname + target.search, apiBase).href : target.href
  }

  async function send(request: RelayRequest, gone?: AbortSignal): Promise<RelayAnswer> {
    const call = describe(request)
    calls.push(call)
    Object.assign(call.parameters, await partsOf(request))
    const startedAt = performance.now()
    try {
      if (network === 'slow') await wait(1500, undefined, { signal: gone })
      if (network === 'offline') throw new Error('interrupted')
      const answer = await forward(resolve(request.url), request, gone)
      if (losing.delete(call.path)) throw new Error('interrupted')
      call.status = answer.status
      call.answer = readJson(answer.body)
      call.bytes = Buffer.byteLength(answer.body, 'base64')
      return answer
    } catch (error) {
      call.failure = reasonOf(error)
      return { ok: false, reason: call.failure }
    } finally {
      call.ms = Math.round(performance.now() - startedAt)
    }
  }

  return {
    calls,
    send,
    resolve,
    loseNextAnswer: (path) => void losing.add(path),
    setNetwork: (to) => void (network = to),
  }
}

async function forward(
  url: string,
  { method, header, body, timeout = 60_000 }: RelayRequest,
  gone?: AbortSignal,
) {
  const tooLate = AbortSignal.timeout(timeout)
  const response = await fetch(url, {
    method,
    headers: header,
    body: body === null ? undefined : Buffer.from(body, 'base64'),
    signal: gone ? AbortSignal.any([tooLate, gone]) : tooLate,
  })
  return {
    ok: true as const,
    status: response.status,
    header: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  }
}

function describe({ method, url, header, body }: RelayRequest): RelayedCall {
  const target = new URL(url)
  const isForm = header['content-type']?.includes('urlencoded') ?? false
  const form = isForm && body ? Buffer.from(body, 'base64').toString() : ''
  const parameters = Object.fromEntries([...target.searchParams, ...new URLSearchParams(form)])
  return { method, path: target.pathname, parameters }
}

/** The fields of an upload; of a file its name, kind and size. */
async function partsOf({ header, body }: RelayRequest): Promise<Record<string, string>> {
  const type = header['content-type'] ?? ''
  if (!body || !type.startsWith('multipart/form-data')) return {}
  const form = await new Response(Buffer.from(body, 'base64'), {
    headers: { 'content-type': type },
  }).formData()
  const parts = [...form.entries()].map(([name, value]) => {
    const said = typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`
    return [name, said] as const
  })
  return Object.fromEntries(parts)
}

function readJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString()) as unknown
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'timeout'
  if (error.name === 'AbortError') return 'abort'
  const cause = error.cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
