import type { Row } from './route'

export const afterSale = [
  {
    name: 'afterSale',
    url: '/exchangeShop/afterSale',
    title: '申请售后',
    access: 'user',
    query: { order_sn: 'asked' },
  },
  {
    name: 'lookAfter',
    url: '/exchangeShop/lookAfter',
    title: '售后进度',
    access: 'user',
    query: { after_sale_no: 'optional' },
  },
] as const satisfies readonly Row[]
