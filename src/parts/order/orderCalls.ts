import { isBought } from '@/parts/catalogue/ways'
import type { OrderKind } from './order'

const exchanging = {
  check: '/tp5/api/ExchangeShop/check',
  confirm: '/tp5/api/ExchangeShop/exchange',
} as const

const buyingPacket = {
  check: '/tp5/api/VipPackets/checkBuy',
  confirm: '/tp5/api/VipPackets/buy',
} as const

/** A packet that costs money is bought; everything else goes by one pair of calls. */
export const orderCalls = (kind: OrderKind | undefined, mix: number) =>
  kind === 'vip' && isBought(mix) ? buyingPacket : exchanging
