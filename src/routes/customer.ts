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
] as const satisfies readonly Row[]
