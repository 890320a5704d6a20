export { type Book, addAddress, addressesOf, defaultAddress, findRecipient } from './address-book'
export { openRecipient, type Recipient } from './recipient'
