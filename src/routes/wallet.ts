import type { Row } from './route'

export const wallet = [
  {
    name: 'dataLog',
    url: '/exchangeShop/DataLog',
    title: '积分金币明细',
    access: 'user',
    query: { type: 'optional' },
    keepAlive: true,
  },
] as const satisfies readonly Row[]
