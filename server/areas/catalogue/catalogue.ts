export { asideUnpaidSeconds, countSold, orderAside, putAside, putBackAside } from './aside'
export { findGift, giveGoods, takeBackGift } from './gifts'
export { findGoods } from './goods/find-goods'
export { listGoods } from './goods/goods-list'
export { unsoldAmong } from './goods/unsold'
export { wantedBy } from './goods/wants'
export {
  findPackage,
  isPackageOf,
  moveGoods,
  type Package,
  packagesOf,
  packagesOnSale,
  savePackage,
} from './goods/packages'
export { exchangeGoods } from './tables'
export { usualPrice } from './usual'
export { goodsByKey, keysOfGoods, postedAmong } from './write/known-goods'
