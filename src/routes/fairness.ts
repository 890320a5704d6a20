import type { Row } from './route'

export const fairness = [
  {
    name: 'bansnnsnRule',
    url: '/bansnnsnRule',
    title: '防作弊规则',
    query: { about: 'optional' },
    keepAlive: true,
  },
] as const satisfies readonly Row[]
