import type { Tint } from '@contract/catalogue/goods'

/** What the picture of a card shows. */
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
