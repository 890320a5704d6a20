import { and, desc, eq, lt } from 'drizzle-orm'
import type { ruleCalls } from '@contract/fairness/rules'
import { replyTime } from '@server/calendar'
import { idText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { limitRules } from '../limits/rules'
import { offences } from '../tables'
import { blockedUntil } from './blocked'
import type { Offence } from './offences'
import { ladder, offenceKinds, offenceRules } from './rules'
import { states } from './states'

const pageSize = 20
const listName = 'offences'

export const ruleHandlers: HandlersOf<typeof ruleCalls> = {
  '/tp5/api/Fairness/rules': () =>
    Promise.resolve({
      kinds: Object.values(offenceKinds),
      steps: ladder.map(({ from, words }) => ({ from, words })),
      limits: Object.values(limitRules).map(({ words }) => words),
      counts_days: offenceRules.countsDays,
      object_days: offenceRules.objectDays,
    }),

  '/tp5/api/Fairness/record': async ({ cursor }, { db, user: { userId }, now }) => {
    const [before] = cursor ? readCursor(listName, cursor, [idText]) : []
    const own = eq(offences.userId, userId)
    const rows = await db
      .select()
      .from(offences)
      .where(before === undefined ? own : and(own, lt(offences.offenceId, String(before))))
      .orderBy(desc(offences.offenceId))
      .limit(pageSize + 1)
    const found = page(rows, pageSize, ({ offenceId }) => writeCursor(listName, [offenceId]))
    const until = await blockedUntil(db, userId, now)
    return {
      ...found,
      list: found.list.map((row) => present(row, now)),
      blocked_until: until && replyTime(until),
    }
  },
}

function present(offence: Offence, now: Date) {
  const { offenceId, kind, note, state, objectUntil, createdAt } = offence
  const open = state === 'standing' && objectUntil > now
  return {
    offence_id: offenceId,
    name: offenceKinds[kind].name,
    note,
    words: offence.follows,
    state,
    state_text: states.of(state).text,
    object_until: open ? replyTime(objectUntil) : null,
    created_at: replyTime(createdAt),
  }
}
