import type { workCalls } from '@contract/work'
import { earningsOf } from '@server/areas/earnings/earnings'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { mostUrgent } from './urgent'

/** So many rows of one list are asked for, and so many of all are shown. */
const most = { ofList: 12, inAll: 24 }

export const workHandlers = ({ waits, standings }: Ports): HandlersOf<typeof workCalls> => ({
  '/tp5/api/Work/home': async (_input, { db, user: { userId, roles }, now }) => {
    const working = { db, userId, now }
    const own = waits.filter(({ role }) => roles.includes(role))
    const read = await Promise.all(
      own.map(async (list) => ({ list, ...(await list.read(working, most.ofList)) })),
    )
    return {
      roles: await Promise.all(
        roles.map(async (role) => ({ role, standing: (await standings[role]?.(working)) ?? '' })),
      ),
      lists: read
        .filter(({ count }) => count > 0)
        .map(({ list: { kind, role, link }, count }) => ({ kind, role, count, link })),
      first: mostUrgent(read, most.inAll),
      earned_today: (await earningsOf(db, userId, now)).today,
    }
  },
})
