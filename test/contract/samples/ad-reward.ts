import { and, eq } from 'drizzle-orm'
import type { adRewardCalls } from '@contract/ad-reward'
import { filmDays, filmTickets } from '@server/areas/ad-reward/tables'
import { findSession } from '@server/areas/auth/auth'
import { uuidv7 } from '@server/database/uuid'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

/** A film that was begun long enough ago, the first of today. */
async function seen({ database: { db } }: House, token: string) {
  const { userId } = (await findSession(db, token, new Date()))!
  const isOpen = and(eq(filmTickets.userId, userId), eq(filmTickets.state, 'open'))
  await db.update(filmTickets).set({ state: 'lapsed' }).where(isOpen)
  await db.delete(filmDays).where(eq(filmDays.userId, userId))
  const [begunAt, expiresAt] = [-60_000, 60_000].map((from) => new Date(Date.now() + from))
  const ticket = uuidv7()
  const begun = { userId, way: 'film', platform: 'web', state: 'open' } as const
  await db
    .insert(filmTickets)
    .values({ ...begun, ticketId: ticket, begunAt: begunAt!, expiresAt: expiresAt! })
  return { ticket, ended: 1 as const }
}

export const samples: SamplesOf<typeof adRewardCalls> = {
  '/tp5/api/AdReward/index': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/AdReward/begin': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ device: '0198b0c0-0000-7000-8000-000000000001' }),
  },
  // not the one who begins: between two there is a pause
  '/tp5/api/AdReward/finish': { owner: 'operator', stranger: 'refused', input: seen },
}
