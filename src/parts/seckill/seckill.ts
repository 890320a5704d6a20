import type { Out } from '@contract/api'
import type { TagTone } from '@/ui/tag/Tag'

export type Session = Out<'/activity/GoodsActivity/getFlashSalesList'>['sessions'][number]
export type Item = Out<'/tp5/api/ExchangeShop/OnlineSeckill/goods'>['list'][number]
export type Detail = Out<'/tp5/api/ExchangeShop/OnlineSeckill/detail'>
export type Place = Out<'/tp5/api/ExchangeShop/OnlineSeckill/push'>
export type Standing = Place['state']

/** What is left, and which hour runs, is looked at again by itself. */
export const lookMs = 20_000

export const sessionWords: Record<Session['state'], string> = {
  ahead: '未开始',
  open: '抢购中',
  over: '已结束',
}

export const standingTones: Record<Standing, TagTone> = {
  none: 'plain',
  early: 'gold',
  waiting: 'gold',
  offered: 'gold',
  granted: 'ok',
  ordered: 'ok',
  left: 'plain',
  dropped: 'warn',
  lapsed: 'warn',
  missed: 'plain',
}

/** The picture that the server draws of a thing of a sale, for the card that goes to a chat. */
export const cardOf = (itemId: number): string => `/cards/seckill/${itemId}.png`

/** Who takes a place stands in the queue from then on, or got a piece by it. */
export const isIn = (state: Standing): boolean =>
  ['early', 'waiting', 'granted', 'ordered'].includes(state)
