import type { Row } from './route'

export const home = [
  {
    name: 'index',
    url: '/index',
    title: '邻集',
    keepAlive: true,
    tab: { text: '首页', icon: 'home' },
  },
  {
    name: 'scanMachine',
    url: '/scanMachine',
    title: '扫机器',
    access: 'user',
    query: { machine_sn: 'optional', seen: 'optional' },
    extra: true,
  },
  {
    name: 'notFound',
    url: '/notFound',
    title: '页面不存在',
    iter: 'too',
    extra: true,
  },
] as const satisfies readonly Row[]
