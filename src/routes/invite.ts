import type { Row } from './route'

export const invite = [
  {
    name: 'newGuest',
    url: '/newGuest',
    title: '邀请邻居',
    query: { invite: 'optional' },
    share: '来邻集，和邻居一起攒积分',
  },
  {
    name: 'multilevel',
    page: 'multilevel',
    url: '/taskLevels/multilevel',
    title: '请邻居来',
    access: 'user',
  },
  {
    name: 'multilevelOld',
    page: 'multilevel',
    url: '/taskLevels/multilevel_old',
    title: '以前的邀请规则',
    access: 'user',
  },
  {
    name: 'subordinate',
    url: '/taskLevels/subordinate',
    title: '我请来的邻居',
    access: 'user',
    query: { rules: 'optional' },
    keepAlive: true,
  },
  {
    name: 'multilevelLog',
    url: '/taskLevels/multilevelLog',
    title: '邀请奖励明细',
    access: 'user',
    keepAlive: true,
  },
  {
    name: 'taskTransfer',
    url: '/taskTransfer/:distributor_code',
    title: '邻居推荐的任务',
    query: { flag: 'optional' },
    share: '来邻集做任务，攒积分换好物',
  },
] as const satisfies readonly Row[]
