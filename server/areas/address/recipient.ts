import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

export interface Recipient {
  name: string
  phone: string
  detail: string
}

/** Bound to the person, not to the row: an order takes its address over as it is. */
export const aboutRecipient = (userId: string) => `recipient ${userId}`

export const sealRecipient = (key: DataKey, userId: string, { name, phone, detail }: Recipient) =>
  seal(key, JSON.stringify({ name, phone, detail }), aboutRecipient(userId))

export const openRecipient = (key: DataKey, userId: string, sealed: Buffer) =>
  JSON.parse(open(key, sealed, aboutRecipient(userId))) as Recipient
