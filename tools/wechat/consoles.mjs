/**
 * What WeChat's consoles have to be told before an upload, in the order of docs/WECHAT.md, where each has
 * its row. `see` looks at a build and at what it and the server were told: `[true, …]` is there, `[false, …]`
 * is missing, `[undefined, …]` only a person in front of the console can see.
 */
import { objectionTo } from '../environment.mjs'
import { privateIn } from './privacy.mjs'

const seen = (found, words) => [found, words]
const yours = (words) => [undefined, words]

/** Set where the server runs; there alone it can be seen. */
const told = (env, names, words) => {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return yours(`${words}: ${names.join(', ')}`)
  return seen(
    missing.length === 0,
    missing.length ? `without ${missing.join(', ')}` : names.join(', '),
  )
}

const originOf = ({ env, build }) => {
  const origin = env.TARO_APP_API_PRODUCTION || env.TARO_APP_MINI_ORIGIN
  const objection = objectionTo(origin)
  if (objection) return seen(false, `${origin} ${objection}: build it with --release`)
  if (!build.names(origin)) return seen(false, `the build does not call ${origin}: build it anew`)
  return yours(`enter ${new URL(origin).origin}`)
}

const domainFor = (call) => (facts) =>
  facts.build.calls.has(call) ? originOf(facts) : seen(true, 'the build asks for none')

const orderCentre = 'pages/order/exchange-log/page'
const consumer = ['weapp']

export const consoles = [
  {
    title: 'AppID',
    see: ({ project: { config, file } }) =>
      seen(config.appid !== 'touristappid', `${file} has ${config.appid}`),
  },
  { title: '类目', see: () => yours('what is sold, with the papers that WeChat asks for') },
  { title: '备案', see: () => yours('the mini program and the domain are on file') },
  {
    title: '基础库最低版本',
    see: ({ phones, project: { config } }) =>
      config.libVersion === phones.baseLibrary
        ? yours(`enter ${phones.baseLibrary}`)
        : seen(false, `the project file has ${config.libVersion}, phones ${phones.baseLibrary}`),
  },
  { title: 'request 合法域名', see: domainFor('request') },
  { title: 'uploadFile 合法域名', see: domainFor('uploadFile') },
  { title: 'downloadFile 合法域名', see: domainFor('downloadFile') },
  {
    title: '用户隐私保护指引',
    see: ({ build }) => {
      const ways = [...privateIn(build)].map(([name, calls]) => `${name} (${calls.join(', ')})`)
      return yours(ways.length > 0 ? ways.join('; ') : 'the build asks for nothing private')
    },
  },
  {
    title: '隐私授权弹窗',
    see: ({ build }) => seen(build.app.__usePrivacyCheck__ === true, '__usePrivacyCheck__'),
  },
  {
    title: '地理位置接口',
    apps: consumer,
    see: ({ build: { app, calls } }) => {
      const named = app.requiredPrivateInfos?.includes('getLocation')
      const why = app.permission?.['scope.userLocation']?.desc
      if (!calls.has('getLocation')) return seen(true, 'the build asks for none')
      return named && why
        ? yours(`apply for getLocation: ${why}`)
        : seen(false, 'app.json names getLocation without what it is for')
    },
  },
  {
    title: '订单中心 path',
    apps: consumer,
    see: ({ build }) =>
      build.pages.includes(orderCentre)
        ? yours(`enter ${orderCentre}`)
        : seen(false, `${orderCentre} is no page`),
  },
  {
    title: '扫普通链接二维码打开小程序',
    apps: consumer,
    see: (facts) => {
      const [found, words] = originOf(facts)
      return found === false ? [found, words] : yours(`${words}/ as the prefix, with all below it`)
    },
  },
  {
    title: '小程序码',
    apps: consumer,
    see: ({ env }) =>
      told(env, ['WECHAT_MINI_APPID', 'WECHAT_MINI_SECRET'], 'the server is told, not this shell'),
  },
  {
    title: '登录',
    apps: ['iter'],
    see: ({ env }) =>
      told(env, ['WECHAT_ITER_APPID', 'WECHAT_ITER_SECRET'], 'the server is told, not this shell'),
  },
  { title: 'API IP 白名单', see: () => yours('the address from which the server calls WeChat') },
  {
    title: '消息推送',
    apps: consumer,
    see: () => yours('the address, token and key of the server'),
  },
  {
    title: '微信支付',
    apps: consumer,
    see: ({ env }) => told(env, ['WECHAT_PAY_MCHID'], 'the server is told, not this shell'),
  },
  {
    title: '页面收录',
    see: ({ build }) =>
      seen(build.has(build.app.sitemapLocation ?? 'sitemap.json'), 'sitemap.json'),
  },
  { title: '体验版', see: () => yours('walk once on Android and iOS before it goes to review') },
]

export const consolesOf = (app) => consoles.filter(({ apps }) => !apps || apps.includes(app))
