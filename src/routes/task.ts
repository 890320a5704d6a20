import type { Row } from './route'

export const task = [
  {
    name: 'pointsTask',
    page: 'task',
    url: '/exchangeShop/Task',
    title: '积分任务',
    access: 'user',
    keepAlive: true,
  },
  {
    name: 'makeMoney',
    url: '/makeMoney',
    title: '赚积分',
  },
] as const satisfies readonly Row[]
