import type { HttpReply, HttpRequest } from './http'

export type { HttpReply, HttpRequest } from './http'

export const formType = 'application/x-www-form-urlencoded'

/** The browser's own fetch: Taro's would bring two polyfills along. */
export async function http({ method, url, form, timeout }: HttpRequest): Promise<HttpReply> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const reply = await fetch(url, {
      method,
      signal: abort.signal,
      credentials: 'omit',
      ...(form !== undefined && { body: form, headers: { 'content-type': formType } }),
    })
    return { status: reply.status, body: await reply.text() }
  } finally {
    clearTimeout(timer)
  }
}
