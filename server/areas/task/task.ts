export { type Bill, lockPartAt } from './bills'
export { noteAgainst } from './note-against'
export { states as billStates } from './states'
export { adBills } from './tables'
