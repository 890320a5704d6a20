import type { Out } from '@contract/api'
import type { Difference } from '@contract/refill/order'
import { openRecipient } from '@server/areas/address/address'
import { type Order, textOf, timelineOf } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { yuan } from '@server/money'
import { type Refill, type RefillLine, refillLinesOf, type RefillRow } from './find'
import { flow } from './flow'

type Row = Out<'/tp5/api/FranchiseOrder/index'>['list'][number]
type Detail = Out<'/tp5/api/FranchiseOrder/show'>

const differenceTexts: Record<Difference, (row: RefillRow) => string> = {
  none: () => '',
  noted: () => '实收比订的多，已记下',
  open: ({ missing }) => `少收的值 ${yuan(missing)}，仓库正在核对`,
  repaid: ({ missing, pay }) =>
    pay === 'money' ? `少收的 ${yuan(missing)}原路退回` : `少收的 ${yuan(missing)}从记账里减了`,
  refused: () => '仓库核对后没有退',
}

export function presentRow(order: Order, refill: RefillRow): Row {
  const rule = flow.states.of(order.state)
  const { title, image, tint } = order.lines[0]
  return {
    order_sn: order.orderSn,
    state: order.state as Row['state'],
    state_text: textOf(rule, order.reason),
    actions: rule.actions as Row['actions'],
    pay: refill.pay,
    sum: refill.sum,
    ...{ title, image, tint },
    kinds: order.lines.length,
    packs: order.lines.reduce((sum, { number }) => sum + number, 0),
    created_at: replyTime(order.createdAt),
    expires_at: order.deadlineAt && replyTime(order.deadlineAt),
    difference: refill.difference,
  }
}

function presentLine(line: RefillLine, order: Order): Detail['lines'][number] {
  const ordered = order.lines.find((one) => one.line === line.line)!
  return {
    line: line.line,
    supply_key: line.supplyKey,
    title: ordered.title,
    image: ordered.image,
    tint: ordered.tint,
    unit: line.unit,
    packs: ordered.number,
    amount: ordered.money,
    units: line.units,
    received: line.received,
    loaded: line.loaded,
  }
}

export function addressOf(order: Order, key: DataKey): Detail['address'] {
  const { userId, province, city, district, recipient } = order
  if (!recipient || province === null || city === null || district === null) return null
  return { province, city, district, ...openRecipient(key, userId, recipient) }
}

export async function presentOrder(
  db: Db,
  { order, refill }: Refill,
  key: DataKey,
): Promise<Detail> {
  const lines = await refillLinesOf(db, order)
  return {
    ...presentRow(order, refill),
    lines: lines.map((line) => presentLine(line, order)),
    address: addressOf(order, key),
    owed: refill.settledAt ? 0 : refill.owed,
    missing: refill.missing,
    difference_text: differenceTexts[refill.difference](refill),
    said: refill.said,
    answer: refill.answer,
    timeline: timelineOf(order, flow),
  }
}
