import * as afterSale from './afterSale'
import type { Driver } from './Driver'
import * as exchange from './exchange'
import * as freshness from './freshness'
import * as holdings from './holdings'
import * as home from './home'
import * as machinePurchase from './machinePurchase'
import * as orders from './orders'
import * as outside from './outside'
import * as payment from './payment'
import * as settings from './settings'
import * as shop from './shop'
import type { Stage } from './stage'
import * as timeOut from './timeOut'

type Run = (driver: Driver, stage: Stage, other: OnAnother) => Promise<void>

/** Does something on a second phone. */
type OnAnother = (run: (other: Driver) => Promise<void>) => Promise<void>

export interface Flow {
  title: string
  run: Run
  /** The browser itself reports a request whose answer was lost on purpose. */
  losesAnswer?: true
}

/** What a consumer does on either platform, from the outside. */
export const consumerFlows: readonly Flow[] = [
  {
    title: 'from the captcha to a ledger whose balance agrees',
    run: exchange.exchangeFromSignInToLedger,
  },
  {
    title: 'a link opened signed out leads back after signing in',
    run: exchange.signedOutDeepLink,
  },
  { title: 'a session that has ended asks to sign in once', run: timeOut.sessionEnded },
  { title: 'who will not sign in again is let go', run: timeOut.signInTurnedAway },
  {
    title: "another user's order is not shown",
    run: (driver, stage, onAnother) =>
      onAnother((other) => exchange.anotherUsersOrder(driver, stage, other)),
  },
  {
    title: 'not enough points is said before anything is asked for',
    run: exchange.notEnoughPoints,
  },
  { title: 'sold out, before and at the last moment', run: exchange.soldOut },
  { title: 'a double tap exchanges once', run: exchange.doubleTap },
  {
    title: 'a request asked again after its answer was lost exchanges once',
    run: exchange.retriedRequest,
    losesAnswer: true,
  },
  {
    title: 'a ledger seen before tells of points received since',
    run: freshness.ledgerTellsOfTaskPoints,
  },
  { title: 'a page drawn down tells the newest', run: freshness.pulledPageTellsTheNewest },
  {
    title: 'an exchange asks for no page that is hidden',
    run: freshness.exchangeAsksForNoHiddenPage,
  },
  { title: 'a cancelled exchange gives back what it took', run: orders.exchangeAndCancel },
  { title: 'an e-code arrives at once', run: orders.digitalGoodsAtOnce },
  { title: 'points and money: refused once, then paid', run: payment.payForExchange },
  { title: 'a payment that is closed leads to cancelling', run: payment.closeThePayment },
  { title: 'an address that was deleted comes back', run: orders.addressComesBack },
  { title: 'goods are found by a word and lead to the last word', run: shop.findBySearch },
  { title: 'a check says why not and what to do about it', run: shop.refusedByCheck },
  {
    title: 'a shared packet opens signed out and goes on after signing in',
    run: shop.sharedPacket,
  },
  { title: 'an address that is nowhere shows the not-found page', run: exchange.unknownAddress },
  {
    title: 'a coupon is given to a neighbour who accepts it, and the giver gets points',
    run: (driver, stage, onAnother) =>
      onAnother((other) => holdings.giveToNeighbour(driver, stage, other)),
  },
  {
    title: 'the rights of a packet are received, one by parcel, one redeemed by a merchant',
    run: holdings.receiveRights,
  },
  {
    title: 'broken goods are shown, refunded at the desk, and the gold is back',
    run: afterSale.refundBrokenGoods,
  },
  {
    title: 'goods go back by parcel and are paid once they are here',
    run: afterSale.sendGoodsBack,
  },
  { title: 'an identity is sent, and shown masked', run: holdings.applyForIdentity },
  { title: 'a machine gives what was exchanged', run: machinePurchase.exchangeAtMachine },
  { title: 'a machine that fails gives it back', run: machinePurchase.faultAtMachine },
  { title: 'a machine that says nothing gives it back', run: machinePurchase.silentMachine },
  { title: 'a machine gives what was paid for', run: machinePurchase.buyAtMachine },
  { title: 'in elder mode a sum signs in, without any picture', run: settings.signInBySum },
  { title: 'in elder mode the tabs are written large', run: settings.elderTabs },
  { title: 'a chosen text size holds on every page', run: settings.chooseTextSize },
  { title: 'reminders are kept for the account', run: settings.chooseReminders },
  { title: 'the position and the whole store can be forgotten', run: settings.forgetAll },
  {
    title: 'a village chosen by hand stays until all is cleared',
    run: home.chooseVillageAndClear,
  },
  { title: 'public notices can be read by anyone', run: home.readNotices },
  { title: 'from one campaign to another and back', run: home.fromOneCampaignToAnother },
  { title: 'a code from a package brings its prize', run: home.redeemPackageCode },
  {
    title: 'an app of a partner is opened, and coming back brings the prize',
    run: outside.thereAndBack,
  },
]
