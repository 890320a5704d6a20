import type { Row } from './route'

export const home = [
  {
    name: 'index',
    url: '/index',
    title: '邻集',
    keepAlive: true,
    tab: { text: '首页', icon: 'home' },
  },
  {
    name: 'notFound',
    url: '/notFound',
    title: '页面不存在',
    iter: 'too',
    extra: true,
  },
] as const satisfies readonly Row[]
