import type { Row } from './route'

export const customer = [
  {
    name: 'customerSubmission',
    page: 'submission',
    url: '/customerSubmission',
    title: '报备客户',
    access: 'house',
    keepAlive: true,
  },
  {
    name: 'customerDetails',
    page: 'details',
    url: '/customerSubmission/details',
    title: '客户',
    access: 'house',
    query: { customer_id: 'asked' },
    keepAlive: true,
  },
  {
    name: 'customerAdd',
    page: 'add',
    url: '/customerAdd',
    title: '报备一位客户',
    access: 'house',
    query: { customer_id: 'optional' },
  },
  {
    name: 'afterSales',
    page: 'after-sales',
    url: '/afterSales',
    title: '处理售后',
    access: 'house',
    keepAlive: true,
  },
  {
    name: 'afterSalesDetails',
    page: 'after-sales-details',
    url: '/afterSalesdetails',
    title: '售后',
    access: 'house',
    query: { after_sale_no: 'asked' },
    keepAlive: true,
  },
] as const satisfies readonly Row[]
