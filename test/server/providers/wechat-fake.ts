import { randomUUID } from 'node:crypto'
import type { MiniPlace } from '@server/providers/wechat/mini-place'
import { startRemote } from './remote'
import { createPhones } from './wechat-phones-fake'
import { answerMiniCode } from './wechat-mini-code-fake'
import { letterPath, type LetterBox, newLetterBox } from './wechat-letters'
import { newPictureViewer, pictureCheckPath, type PictureViewer } from './wechat-pictures'
import { newTextReader, textCheckPath, type TextReader } from './wechat-texts'

type Platform = 'mini' | 'iter' | 'web'

const apps: Record<Platform, { id: string; secret: string }> = {
  mini: { id: 'wx-mini', secret: 'mini-secret' },
  iter: { id: 'wx-iter', secret: 'iter-secret' },
  web: { id: 'wx-web', secret: 'web-secret' },
}

const phonePath = '/wxa/business/getuserphonenumber'

interface PhoneGiven {
  platform: Platform
  openid: string
  number: string
  country?: string
}

export interface WechatFake {
  env: Record<string, string>
  /** A code as the client would be given it, good once. */
  grant(platform: Platform, openid: string): string
  /** A code as WeChat's button gives it to this person, good once. */
  givePhone(given: PhoneGiven): string
  /** Whoever reads what people write. */
  reader: TextReader
  /** Whoever looks at what people send. */
  viewer: PictureViewer
  /** Whoever carries the messages that people allowed. */
  letters: LetterBox
  /** What pages are signed with. */
  ticket: string
  /** The codes that it was asked to draw, the newest last. */
  codes: readonly MiniPlace[]
  /** From now on nobody is answered, or nobody on this path, until `release` is called. */
  hold(path?: string): { release: () => void }
  /** How often it was asked on this path. */
  asked(path: string): number
  close: () => Promise<void>
}

/**
 * WeChat's calls for signing in, for phone numbers, for signing pages and for addresses of the mini
 * program, as its documentation has them: errors come with HTTP 200 as text/plain.
 */
export async function startWechatFake(): Promise<WechatFake> {
  const ticket = `ticket-${randomUUID()}`
  const reader = newTextReader()
  const viewer = newPictureViewer()
  const letters = newLetterBox()
  const codes: MiniPlace[] = []
  const counts = new Map<string, number>()
  const tokens = new Map<string, string>()
  const phones = createPhones()
  const granted = new Map<string, { appId: string; openid: string }>()
  const refuse = (errcode: number, errmsg: string) => ({
    type: 'text/plain',
    body: { errcode, errmsg },
  })

  /** What is asked in the name of an app: its token first, then with it. */
  function answerApp(path: string, query: URLSearchParams, body: string) {
    const wish = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>
    if (path === '/cgi-bin/stable_token') {
      const app = Object.values(apps).find(({ id }) => id === wish.appid)
      if (wish.grant_type !== 'client_credential') return refuse(40002, 'invalid grant_type')
      if (!app || app.secret !== wish.secret) return refuse(40125, 'invalid appsecret')
      tokens.set(`token-of-${app.id}`, app.id)
      return { body: { access_token: `token-of-${app.id}`, expires_in: 7200 } }
    }
    const owner = tokens.get(query.get('access_token') ?? '')
    if (path === phonePath) return phones.answer(owner, wish)
    if (path === '/cgi-bin/ticket/getticket') {
      if (owner !== apps.web.id || query.get('type') !== 'jsapi') return refuse(40001, 'invalid')
      return { body: { errcode: 0, errmsg: 'ok', ticket, expires_in: 7200 } }
    }
    if (path === '/wxa/getwxacodeunlimit') {
      codes.push({ page: String(wish.page), scene: String(wish.scene) })
      return answerMiniCode(owner === apps.mini.id, wish)
    }
    if (path === textCheckPath)
      return owner === apps.mini.id ? reader.read(wish) : refuse(40001, 'invalid')
    if (path === pictureCheckPath)
      return owner === apps.mini.id ? viewer.look(wish) : refuse(40001, 'invalid')
    if (path === letterPath)
      return owner === apps.mini.id ? letters.post(wish) : refuse(40001, 'invalid')
    if (owner !== apps.mini.id || wish.expire_type !== 1) return refuse(40001, 'invalid')
    const url_link = `https://wxaurl.cn/${String(wish.path)}?${String(wish.query)}`
    return { body: { errcode: 0, errmsg: 'ok', url_link } }
  }
  const ofApps = [
    '/cgi-bin/stable_token',
    '/cgi-bin/ticket/getticket',
    '/wxa/generate_urllink',
    phonePath,
    '/wxa/getwxacodeunlimit',
    textCheckPath,
    pictureCheckPath,
    letterPath,
  ]

  let held: { until: Promise<void>; path: string | undefined } | null = null

  const { url, close } = await startRemote(async ({ pathname, searchParams: query }, _, body) => {
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
    if (held && (held.path ?? pathname) === pathname) await held.until
    if (ofApps.includes(pathname)) return answerApp(pathname, query, body)
    const isMini = pathname === '/sns/jscode2session'
    if (!isMini && pathname !== '/sns/oauth2/access_token')
      return { status: 404, body: { errcode: 404 } }
    const app = Object.values(apps).find(({ id }) => id === query.get('appid'))
    if (!app) return refuse(40013, 'invalid appid')
    if (app.secret !== query.get('secret')) return refuse(40125, 'invalid appsecret')
    if (query.get('grant_type') !== 'authorization_code') return refuse(40002, 'invalid grant_type')
    if ((app === apps.web) === isMini) return refuse(48001, 'api unauthorized')
    const code = query.get(isMini ? 'js_code' : 'code') ?? ''
    const person = granted.get(code)
    if (code === 'busy') return refuse(-1, 'system error')
    if (person?.appId !== app.id) return refuse(40029, 'invalid code')
    granted.delete(code)
    const extra = isMini
      ? { session_key: 'c2Vzc2lvbg==' }
      : { access_token: 'token', expires_in: 7200, refresh_token: 'refresh', scope: 'snsapi_base' }
    return { type: 'text/plain', body: { openid: person.openid, ...extra } }
  })

  return {
    env: {
      WECHAT_URL: url,
      WECHAT_MINI_APPID: apps.mini.id,
      WECHAT_MINI_SECRET: apps.mini.secret,
      WECHAT_ITER_APPID: apps.iter.id,
      WECHAT_ITER_SECRET: apps.iter.secret,
      WECHAT_WEB_APPID: apps.web.id,
      WECHAT_WEB_SECRET: apps.web.secret,
    },
    grant(platform, openid) {
      const code = randomUUID()
      granted.set(code, { appId: apps[platform].id, openid })
      return code
    },
    reader,
    viewer,
    letters,
    ticket,
    codes,
    givePhone: ({ platform, country = '86', ...given }) =>
      phones.give({ appId: apps[platform].id, country, ...given }),
    hold(path) {
      let release: () => void = () => undefined
      held = { until: new Promise((resolve) => (release = resolve)), path }
      return { release }
    },
    asked: (path) => counts.get(path) ?? 0,
    close,
  }
}
