import { openRecipient } from '@server/areas/address/address'
import { sendingsOf } from '@server/areas/assembled'
import {
  findOrder,
  type Order,
  ordersToPack,
  waitingWishes,
  wishTexts,
} from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { Sending } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Looking } from '@server/command/run'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'

/** What goes into a parcel, and to whom. */
export interface ToPack {
  no: string
  lines: readonly { title: string; number: number }[]
  note: string
  to: { name: string; phone: string; place: string }
}

const moment = (at: Date | null) => (at ? replyTime(at).slice(0, 16).replace('T', ' ') : '')

const goodsOf = ({ lines }: Pick<ToPack, 'lines'>) =>
  lines.map(({ title, number }) => `${title} ×${number}`).join('，')

/** What waits, by age, without a word of for whom; orders first, then what goes beside them. */
export async function waitingLines(
  db: Db,
  orders: readonly Order[],
  sendings: readonly Sending[],
): Promise<string[]> {
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
  const beside = sendings.length > 0 ? `，另有 ${sendings.length} 件要寄还` : ''
  return [
    `待打包 ${unpacked} 单，打包中 ${orders.length - unpacked} 单${beside}`,
    ...orders.map(lineOf),
    ...sendings.map((one) => [one.no, moment(one.since), `[${one.note}]`, goodsOf(one)].join('  ')),
  ]
}

/** Those of these numbers, or without any all that are being packed and what goes beside them. */
export async function parcelsToPack(looking: Looking, numbers: readonly string[] = []) {
  const { db, config } = looking
  const orders = await ordersToPack(db, numbers.length > 0 ? undefined : ['packing'])
  const waiting = [
    ...orders.map((order) => ({ no: order.orderSn, order, what: order })),
    ...(await Promise.all(
      (await sendingsOf(looking)).map(async (what) => {
        const { no, order } = what
        return { no, order: await findOrder(db, order), what }
      }),
    )),
  ]
  const unknown = numbers.find((no) => waiting.every((one) => one.no !== no))
  if (unknown !== undefined) throw new Refusal('notFound', `${unknown} 没有在等待发货，list 会列出`)
  const wanted = waiting.filter(({ no }) => numbers.length === 0 || numbers.includes(no))
  if (wanted.length === 0) throw new Refusal('notFound', '没有正在打包的订单，先用 pack 开始打包')
  return wanted.map(({ no, order, what: { lines, note } }): ToPack => {
    return { no, lines, note, to: recipientOf(config, order) }
  })
}

function recipientOf({ dataKey }: Settings, order: Order): ToPack['to'] {
  const { userId, orderSn, recipient, province, city, district } = order
  if (!recipient) throw new Error(`Order ${orderSn} has nobody to be sent to`)
  const { name, phone, detail } = openRecipient(dataKey, userId, recipient)
  return { name, phone, place: [province, city, district, detail].join('') }
}

/** Each look at where somebody lives is on record before it is taken. */
export async function lookAt({ note }: Looking, parcels: readonly ToPack[]) {
  for (const { no } of parcels) await note({ kind: 'recipient', id: no })
  return parcels
}
