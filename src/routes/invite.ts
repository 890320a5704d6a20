import type { Row } from './route'

export const invite = [
  {
    name: 'newGuest',
    url: '/newGuest',
    title: '邀请邻居',
    query: { invite: 'optional' },
    share: '来邻集，和邻居一起攒积分',
  },
] as const satisfies readonly Row[]
