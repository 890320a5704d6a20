import { z } from 'zod'
import type { WechatApp, WechatConfig } from '@server/config'
import type { WechatPlatform, WechatProvider } from './wechat'

type RealConfig = Extract<WechatConfig, { provider: 'wechat' }>

const patience = 5_000
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

export const createRealWechat = ({ url, apps }: RealConfig): WechatProvider => ({
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
    const response = await fetch(`${url}${path}?${query.toString()}`, {
      signal: AbortSignal.timeout(patience),
    })
    // WeChat sends JSON as text/plain
    const { openid, errcode } = reply.parse(JSON.parse(await response.text()))
    if (openid) return openid
    if (codeRefused.has(errcode ?? 0)) return null
    throw new Error(`WeChat did not answer with a person: errcode ${errcode}`)
  },

  pageAppId: apps.web?.appId ?? '',

  async pageTicket() {
    if (!apps.web) return { value: '', seconds: 3600 }
    const query = new URLSearchParams({
      access_token: await accessToken(url, apps.web),
      type: 'jsapi',
    })
    const lent = await ask(ticket, `${url}/cgi-bin/ticket/getticket?${query.toString()}`)
    return { value: lent.ticket, seconds: lent.expires_in }
  },

  async urlLink(path, query) {
    if (!apps.mini) return { value: '', seconds: 3600 }
    const params = new URLSearchParams({ access_token: await accessToken(url, apps.mini) })
    const wish = { path, query, expire_type: 1, expire_interval: linkDays }
    const made = await ask(link, `${url}/wxa/generate_urllink?${params.toString()}`, wish)
    return { value: made.url_link, seconds: (linkDays - 1) * 24 * 3600 }
  },
})

/** The stable kind: asked for by several servers it stays the same. */
async function accessToken(url: string, { appId, secret }: WechatApp): Promise<string> {
  const wish = { grant_type: 'client_credential', appid: appId, secret }
  return (await ask(token, `${url}/cgi-bin/stable_token`, wish)).access_token
}

async function ask<T>(schema: z.ZodType<T>, address: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(patience),
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
  throw new Error(`WeChat did not give what was asked for: errcode ${errcode}`)
}
