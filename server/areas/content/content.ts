export { checkWords, type Judged } from './judge'
export { noteWords } from './word-checks'
