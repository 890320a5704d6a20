import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'

export interface DeskContext {
  /** Of a decision an open transaction: it and its record are written together. */
  db: Db
  config: Settings
  now: Date
}

export interface Waiting {
  id: string
  since: Date
  /** Where a state has a deadline of its own. */
  due?: Date
  /** What tells it apart, in one line and masked. */
  line: string
}

export interface Shown {
  since: Date
  facts: readonly (readonly [name: string, value: string])[]
  pictures: readonly { name: string; uploadId: string }[]
}

/** A parcel that a person of the house has given to a carrier. */
export interface Handed {
  /** Of the order or after-sale whose goods are in it. */
  no: string
  carrier: string
  trackingNo: string
}

/** Something that a person of the house decides on. Refusals are thrown as everywhere. */
export interface DeskCase {
  title: string
  /** So long whoever waits has been told that it takes at most; what waits longer is late. */
  hours: number
  list(context: DeskContext): Promise<Waiting[]>
  show(context: DeskContext, id: string): Promise<Shown>
  approve(context: DeskContext, id: string): Promise<void>
  /** Where there is nobody to be told a no, it is missing. */
  refuse?(context: DeskContext, id: string, reason: string): Promise<void>
  /** What a yes would give back of money at this point, in cents: above a sum it takes two people. */
  amount?(context: DeskContext, id: string): Promise<number>
  /** A person has seen to it in another way, which the record tells. */
  settle?(context: DeskContext, id: string, note: string): Promise<void>
  /** Says something to the person without deciding; where there is nobody to talk to, it is missing. */
  say?(context: DeskContext, id: string, by: string, text: string): Promise<void>
}

/** What of a case is at work when somebody decides. */
export type Decided = Pick<DeskCase, 'amount' | 'approve' | 'refuse' | 'settle'>

/** Goods that go to whoever an order was sent to, without anybody having to take them in hand first. */
export interface Sending {
  no: string
  since: Date
  order: { userId: string; orderSn: string }
  lines: readonly { title: string; number: number }[]
  /** Why they go, for who packs them. */
  note: string
}

/** Whose parcels are handed to a carrier by a person of the house. */
export interface Shipper {
  /** What they are called in the records. */
  kind: string
  /** Whether a number is one of theirs. */
  owns: (no: string) => boolean
  /** Returns the carrier's name. */
  ship: (context: DeskContext, parcel: Handed) => Promise<string>
  /** What waits to be sent beside orders, the oldest first. */
  sendings?: (context: DeskContext) => Promise<Sending[]>
}
