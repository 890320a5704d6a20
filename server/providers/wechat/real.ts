import { z } from 'zod'
import type { WechatConfig } from '@server/config'
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
    const response = await fetch(`${url}${path}?${query}`, {
      signal: AbortSignal.timeout(patience),
    })
    // WeChat sends JSON as text/plain
    const { openid, errcode } = reply.parse(JSON.parse(await response.text()))
    if (openid) return openid
    if (codeRefused.has(errcode ?? 0)) return null
    throw new Error(`WeChat did not answer with a person: errcode ${errcode}`)
  },
})
