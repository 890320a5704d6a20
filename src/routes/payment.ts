import type { Row } from './route'

export const payment = [
  {
    name: 'orderPay',
    page: 'pay',
    url: '/exchangeShop/pay/:order_sn',
    title: '付款',
    access: 'user',
    query: { asked: 'optional' },
    extra: true,
  },
] as const satisfies readonly Row[]
