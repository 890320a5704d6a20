export { type Entry, isJoined, presentEntry } from './lamps/entry'
export { endCard, startCard } from './lamps/join'
export { setBlocked } from './lamps/put-out'
export { wordsFor } from './lamps/words'
export { invitedTo, type Mine, mineOf, type Standing } from './mine'
export { isOut, opensFirst, presentOutside } from './outside/outing'
export { pictureOf, pictureOfPrize } from './picture'
export { importCodes, withdrawCodes } from './receive/codes'
export { deliver } from './receive/deliver'
export { drawFor, guaranteeWords, refuseEmptyPromise } from './receive/guarantee'
export { oddsOf, oddsToday, publishOddsOf } from './receive/odds'
export { type Call, type Person, personOf } from './receive/person'
export {
  openReceipt,
  presentReceipt,
  type Receipt,
  sealPhoneOf,
  successOf,
} from './receive/receipt'
export { findReceipt, lockReceipt, markReturned, receivedSince } from './receive/receipts'
export { putBack, takePrize } from './receive/stock'
export { takeBackAll } from './receive/take-back'
export { stillShut } from './rules/after'
export { adultOwed, sayAdult } from './rules/adult'
export { audienceSentences, NotMeant, unmet, whoMay } from './rules/audience'
export { blockedCount } from './rules/blocked'
export { chosenPrize, reasonAgainst } from './rules/eligible'
export { knownOf } from './rules/known'
export { countLimits, uncount } from './rules/limits'
export { needsOf } from './rules/needs'
export { campaignEvents, campaignReceipts } from './tables'
