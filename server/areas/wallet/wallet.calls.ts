import type { walletCalls } from '@contract/wallet'
import type { Handler, HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { type Currency, ledgerPage, rateWords } from './wallet'

type LedgerCalls = typeof walletCalls

export const walletHandlers = ({ orders }: Ports): HandlersOf<LedgerCalls> => {
  const ledger =
    (currency: Currency): Handler<keyof LedgerCalls> =>
    async ({ cursor, start_time: start, end_time: end }, { db, user: { userId }, now }) => {
      const found = await ledgerPage(db, { userId, currency, cursor, start, end, now })
      const numbers = found.list.flatMap(({ order_sn }) => order_sn || [])
      const sellers = await orders.sellersOf(db, userId, numbers)
      const list = found.list.map((entry) => ({
        ...entry,
        seller: sellers.get(entry.order_sn) ?? ('' as const),
      }))
      return { ...found, list, rate: rateWords }
    }
  return {
    '/tp5/api/ExchangeShop/UserPoints/detail': ledger('points'),
    '/tp5/api/ExchangeShop/UserGold/detail': ledger('gold'),
  }
}
