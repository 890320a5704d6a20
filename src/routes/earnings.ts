import type { Row } from './route'

export const earnings = [
  {
    name: 'incomeList',
    url: '/incomeList',
    title: '我的收入',
    access: 'user',
    query: { source: 'optional' },
    keepAlive: true,
  },
  {
    name: 'earningsDetails',
    url: '/earningsDetails',
    title: '收入详情',
    access: 'user',
    query: { income_id: 'asked' },
  },
  {
    name: 'dividendDetail',
    url: '/dividendDetail',
    title: '分红明细',
    access: 'user',
    query: { income_id: 'optional' },
    keepAlive: true,
  },
  {
    name: 'withdrawDetail',
    url: '/withdrawDetail',
    title: '提现',
    access: 'user',
  },
  {
    name: 'withdrawalList',
    url: '/withdrawalList',
    title: '提现记录',
    access: 'user',
    query: { withdrawal_no: 'optional' },
    keepAlive: true,
  },
  {
    name: 'withdrawalListRuler',
    url: '/withdrawalListRuler',
    title: '提现规矩',
  },
  {
    name: 'myExpenses',
    url: '/myExpenses',
    title: '我的支出',
    access: 'user',
    keepAlive: true,
  },
] as const satisfies readonly Row[]
