import type { Row } from './route'

export const sharing = [
  {
    name: 'downApp',
    url: '/downApp',
    title: '下载邻集 App',
    share: '把邻集装进手机',
  },
  {
    name: 'openAppmini',
    url: '/openAppmini',
    title: '打开小程序',
    query: { to: 'optional' },
    share: '邻集小程序，微信里就能用',
  },
] as const satisfies readonly Row[]
