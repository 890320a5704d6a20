import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Who answers for a shop that asked to join. */
export interface Contact {
  name: string
  phone: string
}

export const aboutApplication = (applicationId: string) => `merchant application ${applicationId}`

export const sealContact = (key: DataKey, applicationId: string, contact: Contact): Buffer =>
  seal(key, JSON.stringify(contact), aboutApplication(applicationId))

const nobody: Contact = { name: '', phone: '' }

/** Nothing is left of one whose account is closed. */
export const openContact = (key: DataKey, applicationId: string, sealed: Buffer | null): Contact =>
  sealed ? (JSON.parse(open(key, sealed, aboutApplication(applicationId))) as Contact) : nobody
