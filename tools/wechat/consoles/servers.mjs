import { objectionTo } from '../../environment.mjs'
import { consumer, ofHost, seen, told, yours } from './found.mjs'

const domains = '开发管理 → 开发设置 → 服务器域名'

const domainFor =
  (call) =>
  ({ build, env }) =>
    build.calls.has(call)
      ? ofHost(
          env.TARO_APP_API_PRODUCTION || env.TARO_APP_MINI_ORIGIN,
          build,
          (origin) => `enter ${origin}`,
        )
      : seen(true, 'the build asks for none')

/** Where the server takes what WeChat tells it. */
export const pushPath = '/tp5/api/OrderPay/push'

function pushTo({ PUBLIC_URL }) {
  const objection = objectionTo(PUBLIC_URL)
  return objection
    ? seen(false, `PUBLIC_URL=${PUBLIC_URL} ${objection}`)
    : yours(`enter ${new URL(pushPath, PUBLIC_URL)}, 安全模式, JSON, the server’s token and key`)
}

export const servers = [
  { title: 'request 合法域名', where: domains, see: domainFor('request') },
  { title: 'uploadFile 合法域名', where: domains, see: domainFor('uploadFile') },
  { title: 'downloadFile 合法域名', where: domains, see: domainFor('downloadFile') },
  {
    title: 'API IP 白名单',
    where: '开发管理 → 开发设置',
    see: () => yours('where it is on: the addresses from which the server calls WeChat'),
  },
  {
    title: '消息推送',
    where: '开发管理 → 消息推送',
    apps: consumer,
    see: ({ env }) => told(env, ['WECHAT_PUSH_TOKEN', 'WECHAT_PUSH_KEY', 'PUBLIC_URL'], pushTo),
  },
]
