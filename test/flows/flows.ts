import * as account from './account'
import * as address from './address'
import * as afterSale from './after-sale'
import * as agreement from './agreement'
import * as campaign from './campaign'
import * as catalogue from './catalogue'
import type { Driver } from './Driver'
import * as exchange from './exchange'
import * as freshness from './freshness'
import * as holding from './holding'
import * as identity from './identity'
import * as machine from './machine'
import * as order from './order'
import * as payment from './payment'
import type { Stage } from './stage'
import * as timeOut from './timeOut'
import * as village from './village'

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
  { title: 'a cancelled exchange gives back what it took', run: order.exchangeAndCancel },
  { title: 'an e-code arrives at once', run: order.digitalGoodsAtOnce },
  { title: 'points and money: refused once, then paid', run: payment.payForExchange },
  { title: 'a payment that is closed leads to cancelling', run: payment.closeThePayment },
  { title: 'an address that was deleted comes back', run: address.addressComesBack },
  { title: 'goods are found by a word and lead to the last word', run: catalogue.findBySearch },
  { title: 'a check says why not and what to do about it', run: catalogue.refusedByCheck },
  {
    title: 'a shared packet opens signed out and goes on after signing in',
    run: catalogue.sharedPacket,
  },
  { title: 'an address that is nowhere shows the not-found page', run: exchange.unknownAddress },
  {
    title: 'a coupon is given to a neighbour who accepts it, and the giver gets points',
    run: (driver, stage, onAnother) =>
      onAnother((other) => holding.giveToNeighbour(driver, stage, other)),
  },
  {
    title: 'the rights of a packet are received, one by parcel, one redeemed by a merchant',
    run: holding.receiveRights,
  },
  {
    title: 'broken goods are shown, refunded at the desk, and the gold is back',
    run: afterSale.refundBrokenGoods,
  },
  {
    title: 'goods go back by parcel and are paid once they are here',
    run: afterSale.sendGoodsBack,
  },
  { title: 'an identity is sent, and shown masked', run: identity.applyForIdentity },
  { title: 'a machine gives what was exchanged', run: machine.exchangeAtMachine },
  { title: 'a machine that fails gives it back', run: machine.faultAtMachine },
  { title: 'a machine that says nothing gives it back', run: machine.silentMachine },
  { title: 'a machine gives what was paid for', run: machine.buyAtMachine },
  { title: 'in elder mode a sum signs in, without any picture', run: account.signInBySum },
  { title: 'in elder mode the tabs are written large', run: account.elderTabs },
  { title: 'a chosen text size holds on every page', run: account.chooseTextSize },
  { title: 'reminders are kept for the account', run: account.chooseReminders },
  { title: 'the position and the whole store can be forgotten', run: account.forgetAll },
  {
    title: 'a village chosen by hand stays until all is cleared',
    run: village.chooseVillageAndClear,
  },
  { title: 'public notices can be read by anyone', run: agreement.readNotices },
  { title: 'from one campaign to another and back', run: campaign.fromOneCampaignToAnother },
  { title: 'a code from a package brings its prize', run: campaign.redeemPackageCode },
  {
    title: 'an app of a partner is opened, and coming back brings the prize',
    run: campaign.thereAndBack,
  },
]
