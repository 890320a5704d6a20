export { codeOf, giveCode } from './codes'
export { giftsOf, givenFor, type Promised } from './gifts'
