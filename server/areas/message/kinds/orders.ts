import type { SellerName } from '@contract/order'
import { yuan } from '@server/money'
import { placeAt, type PlaceName } from '../places'
import { defineKind } from './kind'

export interface Shipped {
  order_sn: string
  /** Of the shop, where none is named. */
  seller?: SellerName
  goods: string
  carrier: string
}

export interface AfterSaleMoved {
  after_sale_no: string
  goods: string
  state: string
  hint: string
}

export interface Wished {
  order_sn: string
  goods: string
  /** What the house answered, in the words of the order. */
  words: string
  agreed: boolean
  answer: string
}

interface Ordered {
  order_sn: string
  seller: SellerName
  goods: string
}

export interface Refunded extends Ordered {
  cents: number
}

export interface GivenBack extends Ordered {
  why: string
  /** How many points and how much gold. */
  what: string
}

export interface InvoiceMoved {
  order_sn: string
  goods: string
  issued: boolean
  /** Why there is none. */
  reason: string
}

export interface RefillDecided {
  order_sn: string
  goods: string
  decided: 'cancelled' | 'repaid' | 'refused' | 'settled'
  /** In cents, where it is about money. */
  cents: number
  /** Why, where the warehouse says it. */
  reason: string
}

const refillWords: Record<
  RefillDecided['decided'],
  (facts: RefillDecided) => { title: string; text: string; state: string }
> = {
  cancelled: ({ reason }) => ({
    title: '补货单被取消了',
    text: `仓库没有发货：${reason}。已付的原路退回，记账的不再算`,
    state: '已取消',
  }),
  repaid: ({ cents }) => ({
    title: '少收的核对好了',
    text: `少收的 ${yuan(cents)}退给您：付款的原路退回，记账的从欠款里减`,
    state: '已退回',
  }),
  refused: ({ reason }) => ({
    title: '少收的没有退',
    text: `仓库核对后没有退：${reason}`,
    state: '没有退',
  }),
  settled: ({ cents }) => ({
    title: '补货账结清了',
    text: `收到您的 ${yuan(cents)}，这一单结清了`,
    state: '已结清',
  }),
}

/** Where an order of each seller is looked at. */
const orderPlaces: Record<SellerName, PlaceName> = {
  shop: 'order',
  machine: 'machineOrder',
  campaign: 'campaignOrders',
  advertiser: 'advertiserWallet',
  refill: 'refillOrder',
}

const placeOf = ({ seller, order_sn }: Ordered) => placeAt(orderPlaces[seller], { order_sn })

/** What becomes of what was ordered. */
export const orderKinds = {
  shipped: defineKind<Shipped>({
    subject: 'order',
    template: 'parcel',
    words: ({ goods, carrier }) => ({
      title: '商品已发出',
      text: `“${goods}”已交给${carrier}，点开看走到哪里了`,
      thing: goods,
      state: '已发出',
    }),
    place: ({ seller = 'shop', order_sn }) => placeAt(orderPlaces[seller], { order_sn }),
  }),
  afterSale: defineKind<AfterSaleMoved>({
    subject: 'order',
    template: 'afterSale',
    words: ({ goods, state, hint }) => ({
      title: `售后${state}`,
      text: `“${goods}”：${hint}`,
      thing: goods,
      state,
    }),
    place: ({ after_sale_no }) => placeAt('afterSale', { after_sale_no }),
  }),
  refund: defineKind<Refunded>({
    subject: 'order',
    template: 'refund',
    words: ({ goods, cents }) => ({
      title: '退款已退回',
      text: `“${goods}”的 ${yuan(cents)}已按原支付方式退回`,
      thing: goods,
      state: '已退款',
    }),
    place: placeOf,
  }),
  givenBack: defineKind<GivenBack>({
    subject: 'order',
    template: 'refund',
    words: ({ goods, why, what }) => ({
      title: '订单已退回',
      text: `“${goods}”：${why}，${what}已退回您的账户`,
      thing: goods,
      state: '已退回',
    }),
    place: placeOf,
  }),
  wish: defineKind<Wished>({
    subject: 'order',
    template: 'afterSale',
    words: ({ goods, words, agreed, answer }) => ({
      title: words,
      text: `“${goods}”：${answer || (agreed ? '点开看现在的订单' : '订单照常发货')}`,
      thing: goods,
      state: agreed ? '已同意' : '没有同意',
    }),
    place: ({ order_sn }) => placeAt('order', { order_sn }),
  }),
  refillDecided: defineKind<RefillDecided>({
    subject: 'order',
    template: 'afterSale',
    words: (facts) => {
      const { title, text, state } = refillWords[facts.decided](facts)
      return { title, text: `“${facts.goods}”：${text}`, thing: facts.goods, state }
    },
    place: ({ order_sn }) => placeAt('refillOrder', { order_sn }),
  }),
  invoice: defineKind<InvoiceMoved>({
    subject: 'order',
    template: 'afterSale',
    words: ({ goods, issued, reason }) => ({
      title: issued ? '发票开好了' : '发票没有开成',
      text: `“${goods}”：${issued ? '已发到您填的邮箱' : `${reason}，改好可以再申请一次`}`,
      thing: goods,
      state: issued ? '已开票' : '没有开成',
    }),
    place: ({ order_sn }) => placeAt('invoice', { order_sn }),
  }),
}
