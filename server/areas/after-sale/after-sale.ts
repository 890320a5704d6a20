export { openNoOf, spokenOf } from './find'
export { refundFor } from './refund-for'
