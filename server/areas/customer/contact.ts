import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Whom to talk to. */
export interface Contact {
  name: string
  phone: string
}

export const aboutCustomer = (customerId: string) => `customer ${customerId}`

export const sealContact = (key: DataKey, customerId: string, contact: Contact): Buffer =>
  seal(key, JSON.stringify(contact), aboutCustomer(customerId))

export const openContact = (key: DataKey, customerId: string, sealed: Buffer): Contact =>
  JSON.parse(open(key, sealed, aboutCustomer(customerId))) as Contact

export const hashPhone = (key: DataKey, phone: string) => keyedHash(key, 'customer phone', phone)
export const hashesOfPhone = (key: DataKey, phone: string) =>
  keyedHashes(key, 'customer phone', phone)
