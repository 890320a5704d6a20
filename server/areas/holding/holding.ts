export { codesOf, importCodes } from './digital-codes'
export { giveHoldings, type Given } from './give'
export { handBack, putRightBack } from './hand-back'
export { holdingsOfOrder, holdsKind } from './held'
export {
  type GoodsFacts,
  type GoodsKind,
  isRedeemed,
  kinds,
  noWorth,
  type Right,
  type Way,
  type Worth,
} from './kinds'
export { redeemedBy, sharedBy } from './done'
