import { randomUUID } from 'node:crypto'
import { startRemote } from './remote'

type Platform = 'mini' | 'iter' | 'web'

const apps: Record<Platform, { id: string; secret: string }> = {
  mini: { id: 'wx-mini', secret: 'mini-secret' },
  iter: { id: 'wx-iter', secret: 'iter-secret' },
  web: { id: 'wx-web', secret: 'web-secret' },
}

export interface WechatFake {
  env: Record<string, string>
  /** A code as the client would be given it, good once. */
  grant(platform: Platform, openid: string): string
  close: () => Promise<void>
}

/** WeChat's two sign-in calls as its documentation has them: errors come with HTTP 200 as text/plain. */
export async function startWechatFake(): Promise<WechatFake> {
  const granted = new Map<string, { appId: string; openid: string }>()
  const refuse = (errcode: number, errmsg: string) => ({
    type: 'text/plain',
    body: { errcode, errmsg },
  })

  const { url, close } = await startRemote(({ pathname, searchParams: query }) => {
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
    close,
  }
}
