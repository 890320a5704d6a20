export { findDraw, isSound, tallyOf } from './check-draw'
export { type Draw, drawLot } from './draw-lot'
export { areSame, type Chance, chancesOf, type Lot, sharesOf } from './odds'
export { type Game, oddsInForce, type Published, publishedOdds, publishOdds } from './publish'
