import { openRecipient } from '@server/areas/address/address'
import { type Order, ordersToPack, waitingWishes, wishTexts } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Looking } from '@server/command/run'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'

/** What goes into a parcel, and to whom. */
export interface ToPack {
  no: string
  paidAt: Date | null
  lines: readonly { title: string; number: number }[]
  note: string
  to: { name: string; phone: string; place: string }
}

const moment = (at: Date | null) => (at ? replyTime(at).slice(0, 16).replace('T', ' ') : '')

const goodsOf = ({ lines }: Pick<Order, 'lines'>) =>
  lines.map(({ title, number }) => `${title} ×${number}`).join('，')

/** What waits, by age, without a word of for whom. */
export async function waitingLines(db: Db, orders: readonly Order[]): Promise<string[]> {
  const wishes = await waitingWishes(
    db,
    orders.map(({ orderSn }) => orderSn),
  )
  const lineOf = (order: Order) => {
    const wish = wishes.get(order.orderSn)
    return [
      order.orderSn,
      moment(order.paidAt),
      order.state === 'packing' ? '[打包中]' : '[待打包]',
      ...(wish ? [`[${wishTexts[wish.kind].name}]`] : []),
      goodsOf(order),
    ].join('  ')
  }
  const unpacked = orders.filter(({ state }) => state === 'paid').length
  return [`待打包 ${unpacked} 单，打包中 ${orders.length - unpacked} 单`, ...orders.map(lineOf)]
}

/** Those of these numbers, or without any all that are being packed. */
export async function parcelsToPack({ db, config }: Looking, numbers: readonly string[] = []) {
  const waiting = await ordersToPack(db, numbers.length > 0 ? undefined : ['packing'])
  const unknown = numbers.find((no) => waiting.every(({ orderSn }) => orderSn !== no))
  if (unknown !== undefined) throw new Refusal('notFound', `${unknown} 没有在等待发货，list 会列出`)
  const wanted = waiting.filter(({ orderSn }) => numbers.length === 0 || numbers.includes(orderSn))
  if (wanted.length === 0) throw new Refusal('notFound', '没有正在打包的订单，先用 pack 开始打包')
  return wanted.map((order) => toPack(config, order))
}

function toPack({ dataKey }: Settings, order: Order): ToPack {
  const { userId, orderSn, paidAt, recipient, province, city, district, note } = order
  if (!recipient) throw new Error(`Order ${orderSn} has nobody to be sent to`)
  const { name, phone, detail } = openRecipient(dataKey, userId, recipient)
  const place = [province, city, district, detail].join('')
  return { no: orderSn, paidAt, lines: order.lines, note, to: { name, phone, place } }
}

/** Each look at where somebody lives is on record before it is taken. */
export async function lookAt({ note }: Looking, parcels: readonly ToPack[]) {
  for (const { no } of parcels) await note({ kind: 'recipient', id: no })
  return parcels
}
