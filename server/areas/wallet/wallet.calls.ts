import type { ledgerCalls } from '@contract/wallet'
import { type Currency, ledgerPage } from './wallet'
import type { Handler, HandlersOf } from '@server/call/handler'

type LedgerCalls = typeof ledgerCalls

const ledger =
  (currency: Currency): Handler<keyof LedgerCalls> =>
  ({ cursor, start_time: start, end_time: end }, { db, user, now }) =>
    ledgerPage(db, { userId: user.userId, currency, cursor, start, end, now })

export const ledgerHandlers: HandlersOf<LedgerCalls> = {
  '/tp5/api/ExchangeShop/UserPoints/detail': ledger('points'),
  '/tp5/api/ExchangeShop/UserGold/detail': ledger('gold'),
}
