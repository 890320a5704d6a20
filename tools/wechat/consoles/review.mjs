import { consumer, nowhere, seen, told, yours } from './found.mjs'

const closedIn = ({ CLOSED_ON_IOS, CLOSED_ON_MINI }) =>
  `closed on iOS: ${CLOSED_ON_IOS || 'nothing'}; on other phones: ${CLOSED_ON_MINI || 'nothing'}`

export const review = [
  {
    title: '登录',
    where: nowhere,
    apps: ['iter'],
    see: ({ env }) => told(env, ['WECHAT_ITER_APPID', 'WECHAT_ITER_SECRET']),
  },
  {
    title: '内容安全',
    where: nowhere,
    apps: consumer,
    see: ({ env }) =>
      told(env, ['WECHAT_MINI_APPID', 'WECHAT_MINI_SECRET', 'WECHAT_PUSH_TOKEN'], () =>
        seen(true, 'WeChat is asked, and can answer about pictures'),
      ),
  },
  {
    title: '订阅消息',
    where: '功能 → 订阅消息',
    apps: consumer,
    see: ({ env }) =>
      told(env, ['WECHAT_MINI_TEMPLATES'], ({ WECHAT_MINI_TEMPLATES: templates }) =>
        yours(`the ids and fields are those of the console: ${templates}`),
      ),
  },
  {
    title: '激励视频',
    where: '流量主 → 广告管理',
    apps: consumer,
    see: ({ env }) =>
      told(env, ['REWARDED_WEAPP_AD_UNIT'], ({ REWARDED_WEAPP_AD_UNIT: unit }) =>
        yours(`the ad unit is that of the console: ${unit}`),
      ),
  },
  {
    title: '按系统关闭的功能',
    where: 'the settings of the server',
    apps: consumer,
    see: ({ env }) => yours(closedIn(env)),
  },
  {
    title: '体验版',
    where: '管理 → 版本管理',
    see: () => yours('walk once on Android and iOS before it goes to review'),
  },
]
