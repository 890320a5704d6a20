import type { Row } from './route'

export const street = [
  {
    name: 'streetMarketing',
    page: 'home',
    url: '/streetMarketing',
    title: '街头推广',
    access: 'user',
  },
  {
    name: 'streetMarketingActivity',
    page: 'activity',
    url: '/streetMarketingActivity',
    title: '街头活动',
    query: { activity_id: 'asked', code: 'optional' },
    share: '邻集街头见，路过领份礼',
  },
  {
    name: 'streetMarketingGift',
    page: 'gift',
    url: '/streetMarketingGift',
    title: '我的礼物',
    access: 'user',
    query: { activity_id: 'asked' },
  },
  {
    name: 'streetMarketingExchange',
    page: 'exchange',
    url: '/streetMarketingExchange',
    title: '发礼物',
    access: 'user',
    query: { activity_id: 'asked' },
  },
  {
    name: 'streetMarketingInvite',
    page: 'invite',
    url: '/streetMarketingInvite',
    title: '我的推广码',
    access: 'user',
    query: { activity_id: 'asked' },
  },
  {
    name: 'streetMarketingLocation',
    page: 'location',
    url: '/streetMarketingLocation',
    title: '在哪里、几点',
    share: '邻集街头见，路过领份礼',
  },
] as const satisfies readonly Row[]
