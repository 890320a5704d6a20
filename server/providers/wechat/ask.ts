import { z } from 'zod'
import type { WechatApp } from '@server/config'
import type { Guard } from '../guard'
import { reach } from '../reach'
import { failureOf } from './failure'

/** One of our apps at WeChat, and the way there. */
export interface AppAtWechat {
  url: string
  app: WechatApp
  guard: Guard
}

const token = z.object({ access_token: z.string(), expires_in: z.number() })
const refusal = z.object({ errcode: z.number().optional(), errmsg: z.string().optional() })

/** Tokens are good for two hours and lent again meanwhile; their last minutes are not relied on. */
const kept = new Map<string, { token: string; until: number }>()
const spareSeconds = 300

/** The stable kind: asked for by several servers it stays the same. */
export async function accessToken({ url, app, guard }: AppAtWechat): Promise<string> {
  const whose = [url, app.appId, app.secret].join(' ')
  const known = kept.get(whose)
  if (known && known.until > Date.now()) return known.token
  const body = { grant_type: 'client_credential', appid: app.appId, secret: app.secret }
  const lent = await guard((signal) => ask(token, `${url}/cgi-bin/stable_token`, { signal, body }))
  const until = Date.now() + (lent.expires_in - spareSeconds) * 1000
  kept.set(whose, { token: lent.access_token, until })
  return lent.access_token
}

interface Asking {
  signal: AbortSignal
  body?: object
}

export async function ask<T>(
  schema: z.ZodType<T>,
  address: string,
  { signal, body }: Asking,
): Promise<T> {
  const response = await reach(address, {
    signal,
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer: unknown = JSON.parse(await response.text())
  const { success, data } = schema.safeParse(answer)
  if (success && !isTokenOver(answer)) return data
  throw failureIn(answer)
}

/** Asks a call of WeChat in the name of one of our apps. */
export type Post = <T>(path: string, schema: z.ZodType<T>, body: object) => Promise<T>

export const postTo =
  (there: AppAtWechat): Post =>
  async (path, schema, body) => {
    const query = new URLSearchParams({ access_token: await accessToken(there) })
    const address = `${there.url}${path}?${query.toString()}`
    return there.guard((signal) => ask(schema, address, { signal, body }))
  }

/** A token that was ended before its time. */
const tokenOver = new Set<number | undefined>([40001, 40014, 42001])
const isTokenOver = (answer: unknown) => tokenOver.has(refusal.parse(answer).errcode)

/** What WeChat answered in place of what was asked for. */
export function failureIn(answer: unknown): Error {
  if (isTokenOver(answer)) kept.clear()
  const { errcode, errmsg } = refusal.parse(answer)
  return failureOf(errcode, `WeChat did not give what was asked for${errmsg ? ` (${errmsg})` : ''}`)
}
