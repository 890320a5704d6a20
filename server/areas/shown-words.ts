import type { Db } from '@server/database/database'
import type { Scene } from '@server/providers/wechat/verdict'

/** The words of people that somebody else reads. */
export const wordKinds = [
  'nickname',
  'orderNote',
  'gift',
  'afterSale',
  'afterSaleMessage',
  'review',
  'vow',
] as const
export type WordKind = (typeof wordKinds)[number]

/** Which of them: whose they are, and what the area that keeps them knows them by. */
export interface Spot {
  userId: string
  id: string
}

/** How an area keeps words of one kind. */
export interface ShownWords {
  /** As the desk calls them. */
  title: string
  scene: Scene
  /** As they stand now; empty where they are gone. */
  read(db: Db, spot: Spot): Promise<string>
  /** They were in doubt and may be shown after all; missing where they are shown meanwhile. */
  putUp?(tx: Db, spot: Spot): Promise<unknown>
  /** They may not be shown: what stands in their place is up to the area. */
  takeDown(tx: Db, spot: Spot): Promise<unknown>
}
