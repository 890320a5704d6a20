import type { Row } from './route'

export const machine = [
  {
    name: 'machine',
    page: 'slots',
    url: '/exchangeShop/Machine',
    title: '机器兑换',
    query: { machine_id: 'optional', machine_sn: 'optional' },
    share: '村里的机器，积分就能换',
  },
  {
    name: 'machineGoods',
    url: '/exchangeShop/GoodDetails/:machine_id/:offline_goods_id/:exchange_type',
    title: '机器商品',
    share: '村里的机器，积分就能换',
  },
  {
    name: 'onlineMachine',
    page: 'slots',
    url: '/exchangeShop/OnlineMachine',
    title: '售货机',
    query: { machine_id: 'optional', machine_sn: 'optional' },
    share: '村里的机器，走几步就到',
  },
  {
    name: 'onlineMachineMore',
    url: '/exchangeShop/OnlineMachineMore',
    title: '选择机器',
    query: { way: 'optional' },
    keepAlive: true,
  },
  {
    name: 'goodDetailsOnlineMachine',
    url: '/exchangeShop/GoodDetailsOnlineMachine/:machine_id/:goods_id',
    title: '机器商品',
    share: '村里的机器，走几步就到',
  },
  {
    name: 'orderOnlineMachine',
    url: '/exchangeShop/OrderOnlineMachine/:machine_id/:goods_id',
    title: '确认购买',
    access: 'user',
  },
  {
    name: 'onlineMachinePaySuccess',
    url: '/exchangeShop/OnlineMachinePaySuccess/:machine_id/:goods_id',
    title: '出货结果',
    access: 'user',
    query: { order_sn: 'optional' },
  },
  {
    name: 'orderListOnlineMachine',
    url: '/exchangeShop/OrderListOnlineMachine',
    title: '机器订单',
    access: 'user',
    keepAlive: true,
  },
  {
    name: 'orderDetailsOnlineMachine',
    url: '/exchangeShop/OrderDetailsOnlineMachine',
    title: '机器订单详情',
    access: 'user',
    query: { order_sn: 'asked' },
  },
] as const satisfies readonly Row[]
