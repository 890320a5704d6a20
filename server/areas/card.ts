import type { Tint } from '@contract/catalogue/goods'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'

/** What the picture of a thing shows that goes to a chat. */
export interface Card {
  title: string
  /** What it costs; empty where that goes without saying. */
  price: string
  /** Stands in place of a price. */
  note: string
  tint: Tint
  /** The address of the thing's own picture. */
  picture: string
}

export interface Looking {
  db: Db
  config: Settings
  now: Date
}

/** Refuses where there is no such thing. */
export type FindCard = (looking: Looking, id: string) => Promise<Card>
