import type { Out } from '@contract/api'
import { money } from '@/format/money'

type Differences = Out<'/tp5/api/Slot/reconciliation'>
export type OrderDifference = Differences['orders'][number]
export type SlotDifference = Differences['list'][number]

/** What a counter and the book say, and by how much they differ. */
export function slotWords({ metered, booked }: SlotDifference): string {
  const difference = metered - booked
  const words = difference > 0 ? `多出 ${difference} 件` : `少出 ${-difference} 件`
  return `机器计数 ${metered} 件，账上 ${booked} 件，${words}`
}

const orderTexts: Record<OrderDifference['kind'], (difference: OrderDifference) => string> = {
  order: ({ found }) => `出了 ${found} 件，订单没有记成已出货`,
  wallet: ({ expected, found }) => `该收 ${expected} 积分和金币，收了 ${found}`,
  money: ({ expected, found }) => `该收 ${money(expected)}，收了 ${money(found)}`,
}

export const orderWords = (difference: OrderDifference): string =>
  orderTexts[difference.kind](difference)
