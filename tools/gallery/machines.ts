import type {
  ListedMachine,
  Machine,
  MachineOrderRow,
  SlotDetail,
  SlotGoods,
} from '@/parts/machine/machine'

export const machineOf = (rest: Partial<Machine> = {}): Machine => ({
  machine_id: 1,
  machine_sn: 'VM-0001',
  name: '东苑南门售货机',
  village: '清溪村·东苑',
  address: '南门门卫室旁，雨棚下',
  latitude: 30.379,
  longitude: 120.021,
  distance: 320,
  state: 'online',
  ...rest,
})

export const slotOf = (
  offline_goods_id: number,
  title: string,
  rest: Partial<SlotGoods> = {},
): SlotGoods => ({
  offline_goods_id,
  slot_no: `A${offline_goods_id}`,
  title,
  intro: '',
  image: '/static/goods/drink.svg',
  tint: 'b',
  points: 200,
  gold: 0,
  money: 350,
  stock: 8,
  limit_per_day: 2,
  state: 'ready',
  ...rest,
})

const biscuits = { image: '/static/goods/biscuits.svg', tint: 'd' } as const

export const slots: SlotGoods[] = [
  slotOf(1, '桂花乌龙茶 500ml', { gold: 20, intro: '冷藏，取货口在右下' }),
  slotOf(2, '葱油饼干，独立小包装，一袋十二片', { ...biscuits, stock: 1, points: 160 }),
  slotOf(3, '椰子水', { image: '/static/goods/coconut.svg', stock: 0, state: 'empty' }),
  slotOf(4, '水果糖', { image: '/static/goods/candy.svg', tint: 'a', state: 'stuck' }),
]

const listedOf = (rest: Partial<ListedMachine>): ListedMachine => ({
  ...machineOf(),
  available: 2,
  goods: slots.slice(0, 3),
  ...rest,
})

/** The chosen one, and one in each other state. */
export const machines: readonly ListedMachine[] = [
  listedOf({}),
  listedOf({ machine_id: 2, name: '西苑文化礼堂售货机', state: 'offline', distance: 1260 }),
  listedOf({
    machine_id: 3,
    name: '北门快递柜旁边的那台大售货机',
    state: 'fault',
    distance: null,
    available: 0,
  }),
]

export const detailOf = (goods: SlotGoods, rest: Partial<SlotDetail> = {}): SlotDetail => ({
  machine: machineOf(),
  goods,
  mine: {
    points: 12_480,
    gold: 300,
    bought_today: 0,
    standing: 0,
    kept: { minutes: 60, reason: '' },
  },
  ...rest,
})

const orderOf = (order_sn: string, rest: Partial<MachineOrderRow>): MachineOrderRow => ({
  order_sn,
  kind: 'exchange',
  state: 'delivered',
  state_text: '已出货',
  machine_id: 1,
  machine_sn: 'VM-0001',
  machine_name: '东苑南门售货机',
  slot_no: 'A1',
  offline_goods_id: 1,
  title: '桂花乌龙茶 500ml',
  image: '/static/goods/drink.svg',
  tint: 'b',
  pay: 'points',
  amount: 200,
  created_at: '2026-11-20T01:12:00.000Z',
  deadline_at: null,
  pick_up_code: '',
  actions: [],
  ...rest,
})

export const machineOrders: readonly MachineOrderRow[] = [
  orderOf('LM202611200912000001', { state: 'delivering', state_text: '正在出货' }),
  orderOf('LM202611200912000002', {
    kind: 'buy',
    state: 'unpaid',
    state_text: '待付款',
    pay: 'money',
    amount: 350,
    actions: ['pay'],
  }),
  orderOf('LM202611200912000004', {
    state: 'kept',
    state_text: '待取货',
    pick_up_code: '402716',
    deadline_at: '2026-11-20T02:12:00.000Z',
    actions: ['pickUp', 'refund'],
  }),
  orderOf('LM202611200912000003', {
    ...biscuits,
    title: '葱油饼干，独立小包装，一袋十二片',
    state: 'refunded',
    state_text: '没出货，已退回',
  }),
]
