import { z } from 'zod'
import type { WechatConfig } from '@server/config'
import { reach } from '../reach'
import type { Guard } from '../guard'
import { accessToken, ask, postTo } from './ask'
import { askAboutPicture, canBeJudged } from './check-picture'
import { askForVerdict } from './check-text'
import { failureOf } from './failure'
import { drawMiniCode } from './mini-code'
import { phoneAt } from './phone-number'
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

const ticket = z.object({ ticket: z.string(), expires_in: z.number() })
const link = z.object({ url_link: z.string() })

/** For how many days an address of the mini program is good; it is asked for anew before that. */
const linkDays = 30

export const createRealWechat = (
  { url, apps, miniVersion, push }: RealConfig,
  guard: Guard,
): WechatProvider => ({
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

  async phoneOf(platform, given) {
    // a web page has no such button
    const app = platform === 'web' ? null : apps[platform]
    return app && phoneAt(postTo({ url, app, guard }), given)
  },

  pageAppId: apps.web?.appId ?? '',

  async pageTicket() {
    if (!apps.web) return { value: '', seconds: 3600 }
    const query = new URLSearchParams({
      access_token: await accessToken({ url, app: apps.web, guard }),
      type: 'jsapi',
    })
    const address = `${url}/cgi-bin/ticket/getticket?${query.toString()}`
    const lent = await guard((signal) => ask(ticket, address, { signal }))
    return { value: lent.ticket, seconds: lent.expires_in }
  },

  async urlLink(path, query) {
    if (!apps.mini) return { value: '', seconds: 3600 }
    const body = { path, query, expire_type: 1, expire_interval: linkDays }
    const made = await postTo({ url, app: apps.mini, guard })('/wxa/generate_urllink', link, body)
    return { value: made.url_link, seconds: (linkDays - 1) * 24 * 3600 }
  },

  async miniCode(place) {
    if (!apps.mini) return { value: '', seconds: 3600 }
    const token = await accessToken({ url, app: apps.mini, guard })
    return guard((signal) => drawMiniCode({ url, token, version: miniVersion, place, signal }))
  },

  async checkText(written) {
    const byWords = judgeByWords(written.text)
    const { mini } = apps
    const { openid } = written
    if (byWords === 'risky' || !mini || openid === null) return byWords
    return askForVerdict(postTo({ url, app: mini, guard }), { ...written, openid })
  },

  async checkPicture(sent) {
    const { mini } = apps
    if (!mini) return { verdict: 'pass' }
    // without a push its answer would never arrive
    if (!push || !canBeJudged(sent)) return { verdict: 'review' }
    return askAboutPicture(postTo({ url, app: mini, guard }), sent)
  },
})
