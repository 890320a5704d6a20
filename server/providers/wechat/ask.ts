import { z } from 'zod'
import type { WechatApp } from '@server/config'
import type { Guard } from '../guard'
import { reach } from '../reach'
import { failureIn } from './failure'

const token = z.object({ access_token: z.string(), expires_in: z.number() })

/** The stable kind: asked for by several servers it stays the same. */
export async function accessToken(guard: Guard, url: string, { appId, secret }: WechatApp) {
  const body = { grant_type: 'client_credential', appid: appId, secret }
  const lent = await guard((signal) => ask(token, `${url}/cgi-bin/stable_token`, { signal, body }))
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
  if (success) return data
  throw failureIn(answer)
}
