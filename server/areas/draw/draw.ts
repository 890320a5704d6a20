export { checkOf } from './check'
export { findDraw, isSound, tallyOf } from './check-draw'
export { type Draw, drawLot } from './draw-lot'
export { messageOf, placeOf } from './number'
export { areSame, type Chance, chancesOf, type Lot, sharesOf } from './odds'
export {
  type Game,
  oddsInForce,
  oddsOn,
  publishedOdds,
  type Published,
  type PublishedOn,
  publishOdds,
} from './publish'
export { anchorOf, keepSeeds, proofsOf } from './seeds'
export { drawOdds } from './tables'
