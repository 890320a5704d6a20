import { deskCases } from '@server/areas/assembled'
import { hourMs } from '@server/calendar'
import type { DeskContext, Waiting } from '@server/call/desk-case'
import { proposals } from '@server/decision/four-eyes'

export interface Kind {
  kind: string
  title: string
}

/** Something that waits for a decision of the house. */
export interface Pending extends Waiting {
  kind: string
  /** By when whoever waits was told to have an answer. */
  due: Date
  late: boolean
  /** Who has said yes where it takes two. */
  proposedBy: string | undefined
}

/** What waits, by kind. */
export async function allWaiting(context: DeskContext): Promise<(Kind & { list: Pending[] })[]> {
  const kinds = []
  for (const [kind, rules] of Object.entries(deskCases)) {
    const waiting = await rules.list(context)
    const ids = waiting.map(({ id }) => id)
    const proposed = await proposals(context.db, kind, ids)
    kinds.push({
      ...{ kind, title: rules.title },
      list: waiting.map((one) => {
        const due = one.due ?? new Date(one.since.getTime() + rules.hours * hourMs)
        const proposedBy = proposed.get(one.id)?.decidedBy
        return { ...one, kind, due, late: due < context.now, proposedBy }
      }),
    })
  }
  return kinds
}

/** Whatever area it is of: what is due first comes first. */
export const byDeadline = (kinds: readonly { list: Pending[] }[]): Pending[] =>
  kinds.flatMap(({ list }) => list).sort((one, other) => one.due.getTime() - other.due.getTime())
