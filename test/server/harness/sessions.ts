import { startSession } from '@server/areas/auth/sessions'
import type { Db } from '@server/database/database'

/** The token of somebody who has just proved their phone. */
export const sessionOf = (db: Db, userId: string, now = new Date()): Promise<string> =>
  startSession(db, { userId, userAgent: '', proved: true, now })
