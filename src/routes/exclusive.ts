import type { Row } from './route'

export const exclusive = [
  {
    name: 'exclusiveGoods',
    page: 'goods',
    url: '/exclusiveActivity/goods/:goods_id',
    title: '邻集专享',
    share: '邻集专享，看看有没有您的份',
  },
  {
    name: 'myExclusive',
    page: 'mine',
    url: '/myExclusive',
    title: '我的专享',
    access: 'user',
  },
  {
    name: 'myExclusiveLog',
    page: 'log',
    url: '/myExclusiveLog',
    title: '专享记录',
    access: 'user',
    keepAlive: true,
  },
] as const satisfies readonly Row[]
