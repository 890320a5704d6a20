import type { Row } from './route'

export const iter = [
  {
    name: 'windowManagement',
    url: '/iter/windowManagement',
    title: '货柜管理',
    access: 'operator',
    query: { state: 'optional' },
    keepAlive: true,
    iter: 'only',
  },
] as const satisfies readonly Row[]
