import type { Row } from './route'

export const holding = [
  {
    name: 'myHoldings',
    page: 'holdings',
    url: '/exchangeShop/holdings',
    title: '我的卡券',
    access: 'user',
    query: { state: 'optional' },
    keepAlive: true,
    extra: true,
  },
  {
    name: 'holding',
    url: '/exchangeShop/holding/:holding_id',
    title: '卡券详情',
    access: 'user',
    extra: true,
  },
  {
    name: 'holdingInvite',
    url: '/exchangeShop/invite/:invite_id',
    title: '邻居的心意',
    share: '送你一份邻居的心意',
    chatOnly: true,
    extra: true,
  },
  {
    name: 'businessPacketsUse',
    url: '/exchangeShop/businessPacketsUse',
    title: '出示券码',
    access: 'user',
    query: { holding_id: 'asked' },
  },
] as const satisfies readonly Row[]
