import type { Row } from './route'

export const address = [
  {
    name: 'userAddress',
    url: '/exchangeShop/UserAddress',
    title: '收货地址',
    access: 'user',
    query: { choose: 'optional' },
  },
  {
    name: 'addAddress',
    url: '/exchangeShop/Addaddress',
    title: '编辑地址',
    access: 'user',
    query: { address_id: 'optional' },
  },
] as const satisfies readonly Row[]
