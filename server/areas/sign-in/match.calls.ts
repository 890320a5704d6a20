import { and, desc, eq, lt } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { matchCalls } from '@contract/sign-in/match'
import { balances } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, momentOf, replyTime } from '@server/calendar'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { attendMatch, enterMatch, entryOf, figuresOf, hoursOf } from './match'
import { presentEntry } from './present-entry'
import { matchClock, matchRules } from './rules'
import { signInOnce } from './sign'
import { signInEntries, signInMatches } from './tables'

const pageSize = 20
const listName = 'matches'
const isDay = textLike(/^\d{4}-\d\d-\d\d$/)

type Today = Out<'/tp5/api/UserSignIn/match'>['today']

export const matchHandlers: HandlersOf<typeof matchCalls> = {
  '/tp5/api/UserSignIn/match': async (_input, { db, user, now }) => {
    const day = dayAfter(businessDay(now), 1)
    const { people, pot } = await figuresOf(db, day)
    const entry = user && (await entryOf(db, day, user.userId))
    return {
      next: {
        ...{ day, people, pot },
        closes_at: replyTime(momentOf(day, 0)),
        mine: entry ? presentEntry(entry, undefined, now) : null,
      },
      today: await presentToday(db, user?.userId, now),
      stakes: [...matchRules.stakes],
      ...matchClock,
      points: user ? (await balances(db, user.userId)).points : null,
    }
  },

  '/tp5/api/UserSignIn/matchEnter': ({ stake }, { db, user: { userId }, now }) =>
    enterMatch(db, stake, { userId, now }),

  '/tp5/api/UserSignIn/matchAttend': async (_input, { db, user: { userId }, now }) => {
    const day = businessDay(now)
    const entry = await entryOf(db, day, userId)
    if (!entry) throw new Refusal('notFound', '今天的打卡赛您没有报名，可以报明天的')
    const signed = await signInOnce(db, { userId, now })
    if (!(await attendMatch(db, { userId, now })) && !entry.attendedAt)
      throw new Refusal('matchNotNow', `${matchClock.from} 到 ${matchClock.to} 才能打卡`)
    return { day, points: signed?.points ?? 0 }
  },

  '/tp5/api/UserSignIn/matches': async ({ cursor }, { db, user: { userId }, now }) => {
    const [before] = cursor ? readCursor(listName, cursor, [isDay]) : []
    const rows = await db
      .select({ entry: signInEntries, match: signInMatches })
      .from(signInEntries)
      .innerJoin(signInMatches, eq(signInMatches.day, signInEntries.day))
      .where(
        and(
          eq(signInEntries.userId, userId),
          before === undefined ? undefined : lt(signInEntries.day, String(before)),
        ),
      )
      .orderBy(desc(signInEntries.day))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, ({ match }) => writeCursor(listName, [match.day]))
    const shown = list.map(async ({ entry, match }) => {
      const { people, pot, attended } = match.settledAt ? match : await figuresOf(db, match.day)
      return { ...presentEntry(entry, match, now), day: match.day, people, pot, attended }
    })
    return { list: await Promise.all(shown), next }
  },
}

async function presentToday(db: Db, userId: string | undefined, now: Date): Promise<Today> {
  const day = businessDay(now)
  const [match] = await db.select().from(signInMatches).where(eq(signInMatches.day, day))
  if (!match) return null
  const { people, pot, attended } = match.settledAt ? match : await figuresOf(db, day)
  const entry = userId === undefined ? undefined : await entryOf(db, day, userId)
  const { from, to, decided } = hoursOf(day)
  const phase = match.settledAt ? 'decided' : now < from ? 'ahead' : now < to ? 'open' : 'over'
  return {
    ...{ day, people, pot, attended, phase },
    from: replyTime(from),
    to: replyTime(to),
    decided_at: replyTime(decided),
    mine: entry ? presentEntry(entry, match, now) : null,
  }
}
