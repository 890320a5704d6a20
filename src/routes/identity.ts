import type { Row } from './route'

export const identity = [
  {
    name: 'authentication',
    url: '/exchangeShop/authentication',
    title: '实名认证',
    access: 'user',
  },
] as const satisfies readonly Row[]
