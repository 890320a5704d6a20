export { codesOf, importCodes } from './digital-codes'
export { endOf, giveHoldings, type Given } from './give'
export { handBack, putRightBack, takeAway } from './hand-back'
export { holdingsOfOrder, holdsKind } from './held'
export {
  cancelWords,
  type GoodsFacts,
  type GoodsKind,
  isRedeemed,
  kinds,
  noWorth,
  type Right,
  type Terms,
  type Way,
  wayOf,
  type Worth,
} from './kinds'
export { giveBackLeft, refundsOfOrder } from './refund-left'
export { redeemedBy, sharedBy } from './done'
export { plantUsed } from './plant'
export { type Piece, pieceDays, piecesIn, piecesPage, pieceSumsOf } from './pieces'
export { holdingStateIn } from './state-in'
