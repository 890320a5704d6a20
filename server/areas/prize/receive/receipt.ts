import type { Out } from '@contract/api'
import type { Tint } from '@contract/catalogue/goods'
import { maskPhone } from '@server/areas/auth/auth'
import type { Price } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'
import { linkOf } from '@server/areas/programme/programme'
import type { Definition, Prize, Campaign } from '@server/areas/programme/programme'
import { pictureOfPrize } from '../picture'
import type { campaignReceipts } from '../tables'
import { openCode } from './codes'

export type Receipt = typeof campaignReceipts.$inferSelect
type Shown = Out<'/tp5/api/Campaign/receive'>

/** What was received, as it was then. */
export interface ReceiptFacts {
  campaign: string
  /** Written down since receipts lead back to their campaign. */
  link?: string
  success: string
  name: string
  note: string
  value: string
  picture: string
  tint: Tint
  goodsId: number
  how: string[]
  next: { text: string; link: string }
  /** Of what was bought as such; a box is bought before anybody knows what is in it. */
  paid?: Price
}

const nextOf: Record<Prize['gives']['type'], ReceiptFacts['next']> = {
  points: { text: '去换东西', link: '/exchangeShop' },
  gold: { text: '去换东西', link: '/exchangeShop' },
  goods: { text: '去查看', link: '' },
  code: { text: '再逛逛', link: '/index' },
}

export const successOf = ({ success }: Pick<Definition, 'success'>) => success || '/receivesuccess'

export const factsOf = (
  { definition }: Campaign,
  prize: Omit<Prize, 'stock' | 'daily'>,
): ReceiptFacts => ({
  campaign: definition.title,
  link: linkOf(definition),
  success: successOf(definition),
  name: prize.name,
  note: prize.note,
  value: prize.value,
  picture: pictureOfPrize(prize),
  tint: prize.tint,
  goodsId: prize.gives.type === 'goods' ? prize.gives.goods_id : 0,
  how: prize.how,
  next: prize.next ?? definition.next ?? nextOf[prize.gives.type],
})

export const aboutPhone = (userId: string) => `campaign phone ${userId}`
export const sealPhoneOf = (key: DataKey, userId: string, phone: string) =>
  seal(key, phone, aboutPhone(userId))

const stateTexts: Record<Receipt['state'], string> = {
  done: '已领取',
  waiting: '待填地址',
  returned: '已退回',
}

/** Where the thing lies that was received, unless the campaign says where to go. */
function nextStep({ facts, holdingId, orderSn, state }: Receipt) {
  if (state === 'waiting') return { text: '填写收货地址', link: '' }
  if (state === 'returned') return { text: '', link: '' }
  if (facts.next.link) return facts.next
  if (holdingId) return { text: facts.next.text, link: `/exchangeShop/holding/${holdingId}` }
  if (orderSn) return { text: facts.next.text, link: `/exchangeShop/OrderDetails/${orderSn}` }
  return facts.next
}

/** What lies sealed in it. */
export const openReceipt = (key: DataKey, row: Receipt) => ({
  code: row.code ? openCode(key, row.campaignKey, row.prizeKey, row.code) : '',
  phone: open(key, row.phone, aboutPhone(row.userId)),
})

/** The code itself shows where one receipt is asked for, and never in a list. */
export function presentReceipt(
  key: DataKey,
  row: Receipt,
  whole: boolean,
  others: readonly Receipt[] = [],
): Shown {
  const { facts } = row
  return {
    receipt_id: row.receiptId,
    key: row.campaignKey,
    campaign: facts.campaign,
    link: facts.link ?? linkOf({ key: row.campaignKey, routes: [] }),
    success: facts.success,
    prize_key: row.prizeKey,
    name: facts.name,
    note: facts.note,
    value: facts.value,
    picture: facts.picture,
    tint: facts.tint,
    type: row.type,
    amount: row.amount,
    state: row.state,
    state_text: facts.paid && row.state === 'done' ? '已买好' : stateTexts[row.state],
    paid: facts.paid ?? null,
    code: whole && row.code ? openCode(key, row.campaignKey, row.prizeKey, row.code) : '',
    holding_id: row.holdingId ?? '',
    order_sn: row.orderSn,
    phone: maskPhone(open(key, row.phone, aboutPhone(row.userId))),
    how: facts.how,
    next: nextStep(row),
    received_at: replyTime(row.receivedAt),
    expires_at: row.expiresAt && replyTime(row.expiresAt),
    together: others.map((other) => ({
      receipt_id: other.receiptId,
      name: other.facts.name,
      value: other.facts.value,
    })),
    rule_version: row.version === null ? '' : String(row.version),
    draw: null,
  }
}
