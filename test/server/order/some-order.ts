import type { Line, Order } from '@server/areas/order/order'

const which = {
  userId: '00000000-0000-7000-8000-000000000001',
  orderSn: 'LJ2026110108000000000001',
}

export const someLine: Line = {
  ...which,
  line: 1,
  item: '1',
  title: '搪瓷缸',
  image: '/static/goods/thermos.svg',
  tint: 'a',
  number: 1,
  returned: 0,
  points: 100,
  gold: 0,
  money: 0,
}

/** An order as it is read, for rules that ask no database. */
export const someOrder = (given: Partial<Order> = {}): Order => ({
  ...which,
  seller: 'shop',
  flow: 'parcel',
  kind: 'goods',
  counter: '',
  state: 'paid',
  points: 100,
  gold: 0,
  money: 0,
  note: '',
  reason: '',
  facts: {},
  province: null,
  city: null,
  district: null,
  recipient: null,
  carrier: '',
  trackingNo: '',
  createdAt: new Date('2026-11-20T01:12:00Z'),
  deadlineAt: null,
  paidAt: null,
  receivedAt: null,
  reached: {},
  lines: [someLine],
  ...given,
})
