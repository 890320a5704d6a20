export { codesOf, importCodes } from './digital-codes'
export { endOf, giveHoldings, type Given } from './give'
export { handBack, putRightBack, takeAway } from './hand-back'
export { holdingsOfOrder, holdsKind, stateOf as holdingStateOf, thingsOf } from './held'
export { stateTexts as holdingStateTexts } from './holding-states'
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
export { renamePlace } from './place'
export { plantSold } from './plant'
export { type Piece, pieceDays, piecesIn, piecesPage, pieceSumsOf } from './pieces'
export { type Sale, saleDays, salesPage, type SaleState } from './sales'
export { settleOf, settleOfRight, settlePerMille } from './settle'
export { holdingStateIn } from './state-in'
export { usesOf } from './uses'
