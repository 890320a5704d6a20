export { checkWords, type Judged } from './judge'
export { claimPictures, unjudgedAmong } from './picture-checks'
export { noteWords } from './word-checks'
