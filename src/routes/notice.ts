import type { Row } from './route'

export const notice = [
  {
    name: 'notices',
    url: '/notices',
    title: '公告',
    extra: true,
  },
] as const satisfies readonly Row[]
