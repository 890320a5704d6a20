export { villageHere } from './here'
export { villageOf } from './member'
export { allVillages, villageNames } from './all-villages'
export { villages } from './tables'
