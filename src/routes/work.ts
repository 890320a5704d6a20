import type { Row } from './route'

export const work = [
  {
    name: 'work',
    url: '/work',
    title: '工作台',
    access: 'user',
    iter: 'too',
    extra: true,
  },
] as const satisfies readonly Row[]
