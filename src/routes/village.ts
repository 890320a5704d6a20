import type { Row } from './route'

export const village = [
  {
    name: 'getLocation',
    url: '/getLocation',
    title: '我的位置',
  },
] as const satisfies readonly Row[]
