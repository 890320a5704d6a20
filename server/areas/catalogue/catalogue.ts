export { findGift, giveGoods } from './gifts'
export { listGoods } from './goods/goods-list'
export { wantedBy } from './goods/wants'
export { goodsByKey, keysOfGoods } from './write/known-goods'
