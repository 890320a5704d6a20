import { placeAt, type PlaceName } from '../places'
import { defineKind } from './kind'

export interface Expiring {
  title: string
  number: number
  days: number
  /** Where it is a single one. */
  holding_id?: string
}

export interface CodeExpiring {
  title: string
  number: number
  days: number
  /** Where it is a single one. */
  receipt_id?: string
}

export interface PrizeWithoutAddress {
  title: string
  number: number
  /** Where it is a single one. */
  receipt_id?: string
}

export interface PrizeUnclaimed {
  play_id: string
  title: string
  /** 2026-12-31 */
  until: string
}

export interface Restocked {
  goods_id: number
  title: string
  /** Of the page that shows such goods, with its parameters. */
  page: PlaceName
  exchange_type: number
}

const soon: Record<number, string> = { 0: '今天', 1: '明天' }

/** What is held and soon over, or wanted and there again. */
export const goodsKinds = {
  expiring: defineKind<Expiring>({
    subject: 'holding',
    template: 'expiry',
    words: ({ title, number, days }) => ({
      title: `卡券${soon[days] ?? ` ${days} 天后`}到期`,
      text: `“${title}”${number > 1 ? `等 ${number} 张` : ''}快到期了，记得用`,
      thing: title,
      state: '快到期',
    }),
    place: ({ holding_id }) =>
      holding_id ? placeAt('holding', { holding_id }) : placeAt('holdings'),
  }),
  codeExpiring: defineKind<CodeExpiring>({
    subject: 'holding',
    template: 'expiry',
    words: ({ title, number, days }) => ({
      title: `兑换码${soon[days] ?? ` ${days} 天后`}到期`,
      text: `“${title}”${number > 1 ? `等 ${number} 个兑换码` : '的兑换码'}快到期了，还没用的记得用`,
      thing: title,
      state: '快到期',
    }),
    place: ({ receipt_id }) =>
      receipt_id ? placeAt('receipt', { receipt_id }) : placeAt('received'),
  }),
  prizeWithoutAddress: defineKind<PrizeWithoutAddress>({
    subject: 'holding',
    template: 'expiry',
    words: ({ title, number }) => ({
      title: '领到的还没填收货地址',
      text: `“${title}”${number > 1 ? `等 ${number} 件` : ''}还没填收货地址，填好就寄给您`,
      thing: title,
      state: '待填地址',
    }),
    place: ({ receipt_id }) =>
      receipt_id ? placeAt('receipt', { receipt_id }) : placeAt('received'),
  }),
  prizeUnclaimed: defineKind<PrizeUnclaimed>({
    subject: 'holding',
    template: 'expiry',
    words: ({ title, until }) => ({
      title: '抽中的奖品快过期了',
      text: `“${title}”还没填地址，${until} 以前填好就寄给您，过期不补`,
      thing: title,
      state: '快到期',
    }),
    place: ({ play_id }) => placeAt('lotteryPrize', { play_id }),
  }),
  restocked: defineKind<Restocked>({
    subject: 'activity',
    template: 'restock',
    words: ({ title }) => ({
      title: '想要的有货了',
      text: `“${title}”又有货了，数量不多，先到先得`,
      thing: title,
      state: '有货了',
    }),
    place: ({ page, goods_id: id, exchange_type }) =>
      placeAt(page, { goods_id: id, discount_id: id, vip_packets_id: id, id, exchange_type }),
  }),
}
