export { villageHere } from './here'
export { villageOf } from './member'
