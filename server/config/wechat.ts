import { z } from 'zod'
import { choose, provider } from './provider'
import { type EnvReader, setting } from './setting'
import { wechatTemplates } from './templates'
import { text, url } from './values'

const optional = text.optional()
const itsSecret = 'WeChat: its secret'

export const wechat = provider('WECHAT_PROVIDER', {
  kind: 'wechat',
  says: '`local` makes every code a person of its own, `wechat` asks WeChat',
  fields: {
    url: setting(
      'WECHAT_URL',
      url.default('https://api.weixin.qq.com'),
      'WeChat: address of the service',
    ),
    miniId: setting('WECHAT_MINI_APPID', optional, 'WeChat: consumer mini program'),
    miniSecret: setting('WECHAT_MINI_SECRET', optional, itsSecret),
    miniVersion: setting(
      'WECHAT_MINI_VERSION',
      z
        .enum(['release', 'trial', 'develop'], { error: 'must be release, trial or develop' })
        .default('release'),
      'WeChat: which version of the consumer mini program its codes open',
    ),
    templates: setting(
      'WECHAT_MINI_TEMPLATES',
      wechatTemplates.default({}),
      'WeChat: templates of subscribe messages, as docs/WECHAT.md writes them; one that is missing is not used',
    ),
    iterId: setting('WECHAT_ITER_APPID', optional, 'WeChat: operator mini program'),
    iterSecret: setting('WECHAT_ITER_SECRET', optional, itsSecret),
    webId: setting('WECHAT_WEB_APPID', optional, 'WeChat: official account behind the H5 app'),
    webSecret: setting('WECHAT_WEB_SECRET', optional, itsSecret),
    pushToken: setting(
      'WECHAT_PUSH_TOKEN',
      z
        .string()
        .regex(/^[A-Za-z0-9]{3,32}$/, 'must have 3 to 32 letters and digits')
        .optional(),
      'WeChat: token of the message push of the consumer mini program, which is to send JSON',
    ),
    pushKey: setting(
      'WECHAT_PUSH_KEY',
      z
        .string()
        .regex(/^[A-Za-z0-9]{43}$/, 'must have 43 letters and digits')
        .transform((key): Buffer => Buffer.from(key, 'base64'))
        .optional(),
      'WeChat: its EncodingAESKey; then only what is sealed under it is taken',
    ),
  },
})

const apps = {
  mini: ['miniId', 'miniSecret'],
  iter: ['iterId', 'iterSecret'],
  web: ['webId', 'webSecret'],
} as const
type AppName = keyof typeof apps

export interface WechatApp {
  appId: string
  secret: string
}

/** In production no code may say by itself whose phone it is. */
export function readWechat(reader: EnvReader, production: boolean) {
  const chosen = choose(reader, wechat)
  if (chosen.provider === 'local') return { ...chosen, codesSayPhones: !production }
  if (!chosen.miniId && !chosen.iterId && !chosen.webId)
    reader.problems.push('WECHAT_MINI_APPID is needed while WECHAT_PROVIDER is wechat')
  const app = (name: AppName): WechatApp | null => {
    const [id, key] = apps[name]
    const { [id]: appId, [key]: secret } = chosen
    if (Boolean(appId) !== Boolean(secret))
      reader.problems.push(`${wechat.fields[id].name} and ${wechat.fields[key].name} go together`)
    return appId && secret ? { appId, secret } : null
  }
  const {
    provider: kind,
    url: at,
    miniVersion,
    templates,
    pushToken: token,
    pushKey: key = null,
  } = chosen
  if (key && !token)
    reader.problems.push(
      `${wechat.fields.pushToken.name} is needed with ${wechat.fields.pushKey.name}`,
    )
  return {
    provider: kind,
    url: at,
    miniVersion,
    templates,
    apps: { mini: app('mini'), iter: app('iter'), web: app('web') },
    push: token ? { token, key } : null,
  }
}

export type WechatConfig = ReturnType<typeof readWechat>
