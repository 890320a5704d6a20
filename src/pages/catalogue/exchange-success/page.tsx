import { OrderResult } from '../order-result/OrderResult'

/** Goods that are posted. */
export default function ExchangeSuccess() {
  return <OrderResult route="exchangeSuccess" />
}
