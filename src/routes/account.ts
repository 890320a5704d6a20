import type { Row } from './route'

export const account = [
  {
    name: 'mine',
    url: '/mine',
    title: '我的',
    keepAlive: true,
    tab: { text: '我的', icon: 'user' },
    extra: true,
  },
  {
    name: 'settings',
    url: '/settings',
    title: '设置',
    iter: 'too',
    extra: true,
  },
  {
    name: 'textSize',
    url: '/settings/textSize',
    title: '字号',
    iter: 'too',
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
  {
    name: 'privacySettings',
    url: '/settings/privacy',
    title: '隐私',
    iter: 'too',
    extra: true,
  },
  {
    name: 'profile',
    url: '/settings/profile',
    title: '个人资料',
    access: 'user',
    iter: 'too',
    extra: true,
  },
  {
    name: 'closeAccount',
    url: '/settings/closeAccount',
    title: '注销账号',
    access: 'user',
    iter: 'too',
    extra: true,
  },
  {
    name: 'about',
    url: '/settings/about',
    title: '关于邻集',
    iter: 'too',
    extra: true,
  },
  {
    name: 'clear',
    url: '/clear',
    title: '清除数据',
  },
] as const satisfies readonly Row[]
