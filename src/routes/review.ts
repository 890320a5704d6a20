import type { Row } from './route'

export const review = [
  {
    name: 'reviews',
    url: '/reviews',
    title: '邻居怎么说',
    query: { goods_id: 'required' },
    extra: true,
    keepAlive: true,
  },
  {
    name: 'review',
    url: '/review',
    title: '评价',
    access: 'user',
    query: { order_sn: 'required' },
    extra: true,
  },
] as const satisfies readonly Row[]
