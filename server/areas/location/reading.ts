import type { SignedIn } from '@server/call/handler'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'

/** Who asks, and by which clock and key. */
export interface Reading {
  db: Db
  config: Settings
  userId: string
  now: Date
}

interface Asking extends Omit<Reading, 'userId'> {
  user: SignedIn
}

export const readingOf = ({ db, config, user, now }: Asking): Reading => ({
  ...{ db, config, now },
  userId: user.userId,
})
