import type { walletCalls } from '@contract/wallet'
import type { Handler, HandlersOf } from '@server/call/handler'
import { type Currency, ledgerPage } from './wallet'

type LedgerCalls = typeof walletCalls

const ledger =
  (currency: Currency): Handler<keyof LedgerCalls> =>
  ({ cursor, start_time: start, end_time: end }, { db, user, now }) =>
    ledgerPage(db, { userId: user.userId, currency, cursor, start, end, now })

export const walletHandlers: HandlersOf<LedgerCalls> = {
  '/tp5/api/ExchangeShop/UserPoints/detail': ledger('points'),
  '/tp5/api/ExchangeShop/UserGold/detail': ledger('gold'),
}
