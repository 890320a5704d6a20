import type { Row } from './route'

export const signIn = [
  {
    name: 'signIn',
    url: '/signIn',
    title: '每日签到',
    access: 'user',
    keepAlive: true,
  },
  {
    name: 'signInCursor',
    url: '/signInCursor',
    title: '连签奖励',
    access: 'user',
  },
  {
    name: 'signInMatch',
    url: '/signInMatch',
    title: '早起打卡赛',
    share: '早起打卡赛，和邻居比谁起得来',
  },
  {
    name: 'signInRuler',
    url: '/signInRuler',
    title: '签到规则',
  },
] as const satisfies readonly Row[]
