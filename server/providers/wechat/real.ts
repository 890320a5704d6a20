import { z } from 'zod'
import type { WechatApp, WechatConfig } from '@server/config'
import { reach } from '../reach'
import { Declined } from '../declined'
import type { Guard } from '../guard'
import { askForVerdict, type Post } from './check-text'
import type { WechatPlatform, WechatProvider } from './wechat'
import { judgeByWords } from './word-list'

type RealConfig = Extract<WechatConfig, { provider: 'wechat' }>

const reply = z.object({ openid: z.string().optional(), errcode: z.number().optional() })

/** The code is wrong, used, expired, or its person is barred: the caller's doing, not ours. */
const codeRefused = new Set([40029, 40163, 40226, 41008, 42003])

/** Where a code is changed for the person: mini programs and web pages each have their own call. */
const calls: Record<WechatPlatform, { path: string; codeName: string }> = {
  mini: { path: '/sns/jscode2session', codeName: 'js_code' },
  iter: { path: '/sns/jscode2session', codeName: 'js_code' },
  web: { path: '/sns/oauth2/access_token', codeName: 'code' },
}

const token = z.object({ access_token: z.string(), expires_in: z.number() })
const ticket = z.object({ ticket: z.string(), expires_in: z.number() })
const link = z.object({ url_link: z.string() })

/** For how many days an address of the mini program is good; it is asked for anew before that. */
const linkDays = 30

export const createRealWechat = ({ url, apps }: RealConfig, guard: Guard): WechatProvider => ({
  async identify(platform, code) {
    const app = apps[platform]
    if (!app) return null
    const { path, codeName } = calls[platform]
    const query = new URLSearchParams({
      appid: app.appId,
      secret: app.secret,
      [codeName]: code,
      grant_type: 'authorization_code',
    })
    return guard(async (signal) => {
      const response = await reach(`${url}${path}?${query.toString()}`, { signal })
      // WeChat sends JSON as text/plain
      const { openid, errcode } = reply.parse(JSON.parse(await response.text()))
      if (openid) return openid
      if (codeRefused.has(errcode ?? 0)) return null
      throw failureOf(errcode, 'WeChat did not answer with a person')
    })
  },

  pageAppId: apps.web?.appId ?? '',

  async pageTicket() {
    if (!apps.web) return { value: '', seconds: 3600 }
    const query = new URLSearchParams({
      access_token: await accessToken(guard, url, apps.web),
      type: 'jsapi',
    })
    const address = `${url}/cgi-bin/ticket/getticket?${query.toString()}`
    const lent = await guard((signal) => ask(ticket, address, { signal }))
    return { value: lent.ticket, seconds: lent.expires_in }
  },

  async urlLink(path, query) {
    if (!apps.mini) return { value: '', seconds: 3600 }
    const params = new URLSearchParams({ access_token: await accessToken(guard, url, apps.mini) })
    const body = { path, query, expire_type: 1, expire_interval: linkDays }
    const address = `${url}/wxa/generate_urllink?${params.toString()}`
    const made = await guard((signal) => ask(link, address, { signal, body }))
    return { value: made.url_link, seconds: (linkDays - 1) * 24 * 3600 }
  },

  async checkText(written) {
    const byWords = judgeByWords(written.text)
    const { mini } = apps
    const { openid } = written
    if (byWords === 'risky' || !mini || openid === null) return byWords
    return askForVerdict(postTo(guard, url, mini), { ...written, openid })
  },
})

const postTo =
  (guard: Guard, url: string, app: WechatApp): Post =>
  async (path, schema, body) => {
    const params = new URLSearchParams({ access_token: await accessToken(guard, url, app) })
    const address = `${url}${path}?${params.toString()}`
    return guard((signal) => ask(schema, address, { signal, body }))
  }

/** The stable kind: asked for by several servers it stays the same. */
async function accessToken(guard: Guard, url: string, { appId, secret }: WechatApp) {
  const body = { grant_type: 'client_credential', appid: appId, secret }
  const lent = await guard((signal) => ask(token, `${url}/cgi-bin/stable_token`, { signal, body }))
  return lent.access_token
}

interface Asking {
  signal: AbortSignal
  body?: object
}

async function ask<T>(schema: z.ZodType<T>, address: string, { signal, body }: Asking): Promise<T> {
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
  const { errcode } = reply.parse(answer)
  throw failureOf(errcode, 'WeChat did not give what was asked for')
}

/** Its system is busy, or has not said why not. */
const atFault = new Set([undefined, -1])

function failureOf(errcode: number | undefined, what: string): Error {
  const why = `${what}: errcode ${errcode}`
  return atFault.has(errcode) ? new Error(why) : new Declined(why)
}
