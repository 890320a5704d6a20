export { type Book, addAddress, addressesOf, defaultAddress, findRecipient } from './address-book'
export { aboutRecipient, openRecipient, type Recipient } from './recipient'
