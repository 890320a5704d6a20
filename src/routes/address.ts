import type { Row } from './route'

export const address = [
  {
    name: 'userAddress',
    url: ['/exchangeShop/UserAddress', '/iter/addressList', '/exclusiveActivity/addressList'],
    title: '收货地址',
    access: 'user',
    query: { choose: 'optional' },
    iter: 'too',
  },
  {
    name: 'addAddress',
    url: ['/exchangeShop/Addaddress', '/iter/addressListAdd', '/exclusiveActivity/addAddress'],
    title: '编辑地址',
    access: 'user',
    query: { address_id: 'optional' },
    iter: 'too',
  },
] as const satisfies readonly Row[]
