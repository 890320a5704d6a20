import type { Row } from './route'

export const seckill = [
  {
    name: 'seckill',
    page: 'sales',
    url: '/seckill',
    title: '整点秒杀',
    query: { sale_id: 'optional' },
    share: '整点秒杀，和邻居一起抢',
  },
  {
    name: 'seckillGoods',
    page: 'goods',
    url: '/seckill/goodsDerails',
    title: '秒杀商品',
    query: { item_id: 'asked' },
    share: '整点秒杀，和邻居一起抢',
  },
  {
    name: 'seckillSuccess',
    page: 'success',
    url: '/seckill/SeckillSuccessPage',
    title: '抢到了',
    access: 'user',
    query: { order_sn: 'asked' },
  },
  {
    name: 'seckillLog',
    page: 'log',
    url: '/seckill/log',
    title: '我的秒杀',
    access: 'user',
    keepAlive: true,
    extra: true,
  },
] as const satisfies readonly Row[]
