import type { Row } from './route'

export const message = [
  {
    name: 'messages',
    url: '/messages',
    title: '我的消息',
    access: 'user',
    keepAlive: true,
    extra: true,
  },
  {
    name: 'reminders',
    url: '/settings/reminders',
    title: '消息通知',
    access: 'user',
    iter: 'too',
    extra: true,
  },
] as const satisfies readonly Row[]
