import type { Row } from './route'

export const order = [
  {
    name: 'exchangeLog',
    url: '/exchangeShop/ExchangeLog',
    title: '我的兑换',
    access: 'user',
    query: { state: 'optional' },
    keepAlive: true,
  },
  {
    name: 'orderSearch',
    url: '/orderSearch',
    title: '搜索订单',
    access: 'user',
    query: { words: 'optional' },
    extra: true,
    keepAlive: true,
  },
  {
    name: 'orderDetails',
    url: ['/exchangeShop/OrderDetails/:order_sn', '/exclusiveActivity/OrderDetail/:order_sn'],
    title: '订单详情',
    access: 'user',
  },
  {
    name: 'logistics',
    url: '/exchangeShop/Logistics/:order_sn',
    title: '物流',
    access: 'user',
  },
  {
    name: 'successful',
    url: '/exchangeShop/successful',
    title: '已完成',
    access: 'user',
    query: { done: 'asked', order_sn: 'optional' },
  },
] as const satisfies readonly Row[]
