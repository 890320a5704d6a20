import type { Row } from './route'

export const invoice = [
  {
    name: 'invoices',
    url: '/invoices',
    title: '我的发票',
    access: 'user',
    extra: true,
    keepAlive: true,
  },
  {
    name: 'invoice',
    url: '/invoice',
    title: '发票',
    access: 'user',
    query: { order_sn: 'required' },
    extra: true,
  },
] as const satisfies readonly Row[]
