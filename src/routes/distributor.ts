import type { Row } from './route'

export const distributor = [
  {
    name: 'distributorActivity',
    page: 'activity',
    url: '/distributorActivity/:recruit_distributor_id',
    title: '推广员招募',
    query: { code: 'optional' },
    share: '邻集推广员招募',
  },
  {
    name: 'distributorActivityLog',
    page: 'log',
    url: '/distributorActivity_log',
    title: '我招来的邻居',
    access: 'user',
    keepAlive: true,
  },
  {
    name: 'distributorActivitySelf',
    page: 'self',
    url: '/distributorActivity_self',
    title: '我的推广',
    access: 'user',
  },
  {
    name: 'distributorActivityGuide',
    page: 'guide',
    url: '/distributorActivity_guide',
    title: '推广员怎么做',
    access: 'user',
  },
] as const satisfies readonly Row[]
