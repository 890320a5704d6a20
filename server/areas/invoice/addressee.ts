import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** To whom an invoice is made out, and where it is sent. */
export interface Addressee {
  title: string
  taxNumber: string
  email: string
}

export const aboutAddressee = (userId: string) => `invoice ${userId}`

export const sealAddressee = (key: DataKey, userId: string, addressee: Addressee): Buffer =>
  seal(key, JSON.stringify(addressee), aboutAddressee(userId))

const nobody: Addressee = { title: '', taxNumber: '', email: '' }

/** Nothing is left of one whose account is closed. */
export const openAddressee = (key: DataKey, userId: string, sealed: Buffer | null): Addressee =>
  sealed ? (JSON.parse(open(key, sealed, aboutAddressee(userId))) as Addressee) : nobody
