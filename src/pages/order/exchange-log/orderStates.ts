import type { In } from '@contract/api'

type Asked = Omit<In<'/tp5/api/ExchangeOrder/lists'>, 'cursor'>

/** The tabs of my orders, and what each asks for. */
export const orderTabs = {
  all: { text: '全部', asks: {} },
  unpaid: { text: '待付款', asks: { state: 'unpaid' } },
  paid: { text: '待发货', asks: { state: 'paid', way: 'parcel' } },
  shipped: { text: '待收货', asks: { state: 'shipped' } },
  visit: { text: '待参加', asks: { state: 'paid', way: 'visit' } },
  finished: { text: '已完成', asks: { state: 'finished' } },
  refunded: { text: '售后退款', asks: { state: 'refunded' } },
  cancelled: { text: '已取消', asks: { state: 'cancelled' } },
} as const satisfies Record<string, { text: string; asks: Asked }>

export type OrderTab = keyof typeof orderTabs

export const isOrderTab = (value: unknown): value is OrderTab =>
  typeof value === 'string' && Object.keys(orderTabs).includes(value)

export const tabChoices = Object.keys(orderTabs).map((value) => ({
  value: value as OrderTab,
  text: orderTabs[value as OrderTab].text,
}))
