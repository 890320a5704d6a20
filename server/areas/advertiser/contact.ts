import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Who answers at an advertiser. */
export interface Contact {
  name: string
  phone: string
}

export const aboutContact = (userId: string) => `advertiser ${userId}`

export const sealContact = (key: DataKey, userId: string, contact: Contact): Buffer =>
  seal(key, JSON.stringify(contact), aboutContact(userId))

const nobody: Contact = { name: '', phone: '' }

/** Nothing is left of one whose account is closed. */
export const openContact = (key: DataKey, userId: string, sealed: Buffer | null): Contact =>
  sealed ? (JSON.parse(open(key, sealed, aboutContact(userId))) as Contact) : nobody
