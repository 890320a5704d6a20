import type { Row } from './route'

export const auth = [
  {
    name: 'login',
    url: '/login',
    title: '登录',
  },
  {
    name: 'authorise',
    url: '/authorise',
    title: '运营授权',
    iter: 'only',
    extra: true,
  },
] as const satisfies readonly Row[]
