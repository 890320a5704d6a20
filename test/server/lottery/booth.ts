import { agreementInForce } from '@server/areas/agreement/agreement'
import type { Platform } from '@server/call/platform'
import { jobsOf, runJobs } from '../harness/jobs'
import { openHouse } from '../harness/openHouse'
import { newBuyer, type Person } from '../harness/people'
import { onAndroid, onIos } from '../harness/platforms'
import { sessionOf } from '../harness/sessions'

export const base = '/tp5/api/TigerActivity/'

/** How a call arrives from where the app runs. */
export const headersOf: Record<Platform, object> = { iosMini: onIos, mini: onAndroid, web: {} }

/** The demo mall with its lottery, and a clock of the test's own. */
export async function openBooth(env?: Record<string, string>) {
  let now = new Date()
  const house = await openHouse({ clock: () => now, ...(env && { env }) })
  const { pool, db } = house.database
  return {
    house,
    now: () => now,
    later: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
    query: (words: string, values: unknown[] = []) => pool.query(words, values),
    person: (points = 0) => newBuyer(house, points ? { points } : {}),
    /** Days later a session is over. */
    again: async ({ userId }: Person) => ({ token: await sessionOf(db, userId, now) }),
    statement: () => agreementInForce('adult', now).version,
    work: () =>
      runJobs(
        house,
        jobsOf(house.config, 'lottery').filter(({ every }) => every),
        now,
      ),
  }
}

export type Booth = Awaited<ReturnType<typeof openBooth>>
