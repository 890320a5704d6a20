export {
  type Book,
  addAddress,
  addressesOf,
  defaultAddress,
  findRecipient,
  offeredAddress,
} from './address-book'
export { aboutRecipient, openRecipient, type Recipient } from './recipient'
