export type { BoughtFacts } from './bought'
export { countAtCounter, countOf, countOrders } from './count-waiting'
export { defineFlow, type Flow, type Handover, type OrderState, type Reason, textOf } from './flow'
export * as flows from './flows'
export { findOrder, type Line, lockOrder, type Order, withLines } from './find-order'
export { type Given, givenBy } from './given'
export { listOrders, ordersIn } from './list-orders'
export { keepOrder, moveOrder } from './move-order'
export type { Orders } from './orders'
export {
  amountOf,
  coins,
  type Cut,
  currencyOf,
  cut,
  isFree,
  mixOf,
  nothing,
  type Price,
  priceWords,
  times,
} from './price'
export { ordersToPack, packOrder } from './pack-order'
export { moneyBack } from './promises'
export { boughtOf, countPurchase, type Purchase, uncountPurchase } from './purchases'
export { courseOf } from './logistics'
export { hasReceived, keptBy, parcelsOf } from './received'
export { orderStateIn, wasCancelled } from './state-in'
export { holdReceipt } from './receipt'
export { remindOfEnd, remindOfGivenBack, remindOfParcel } from './remind'
export type { AfterSaleRule, Offer, Seller } from './seller'
export { shipped } from './ship-order'
export type { SoldOrder } from './sold-order'
export { orderLines, orders } from './tables'
export { issueTicket, spendTicket, ticketRefusal } from './tickets'
export { timelineOf } from './timeline'
export type { Till, Trade } from './trade'
export { takesMoneyFor, type Thing, unsoldOn } from './virtual'
export { refuseUnpaidBeside } from './unpaid'
export { waitingWishes, wishTexts } from './wishes'
export { reasonWords } from './words'
export { orderSerial, writeOrder } from './write-order'
