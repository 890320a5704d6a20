import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Whom to talk to about a lead, and what is to be known of them. */
export interface Contact {
  name: string
  phone: string
  note: string
}

/** With whom a contract was made. */
export interface Party {
  name: string
  phone: string
}

/** Who would be a partner. */
export interface Applicant {
  name: string
  phone: string
  words: string
}

interface Sealed<Content> {
  about: (id: string) => string
  seal: (key: DataKey, id: string, content: Content) => Buffer
  open: (key: DataKey, id: string, sealed: Buffer) => Content
}

const sealing = <Content>(what: string): Sealed<Content> => {
  const about = (id: string) => `${what} ${id}`
  return {
    about,
    seal: (key, id, content) => seal(key, JSON.stringify(content), about(id)),
    open: (key, id, sealed) => JSON.parse(open(key, sealed, about(id))) as Content,
  }
}

/** What lies sealed, each by the id of its row. */
export const contacts = sealing<Contact>('location contact')
export const parties = sealing<Party>('location party')
export const applicants = sealing<Applicant>('location partner')
