export { checkWords, type Judged } from './judge'
export { claimPictures } from './picture-checks'
export { noteWords } from './word-checks'
