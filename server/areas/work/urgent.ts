import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import type { Wait, Waits } from '../waiting'

type Row = Out<'/tp5/api/Work/home'>['first'][number]

interface Read {
  list: Pick<Waits, 'kind' | 'role'>
  first: readonly Wait[]
}

const levels: readonly Row['urgency'][] = ['now', 'soon', 'calm']

const never = Number.POSITIVE_INFINITY

const dueOf = ({ dueAt }: Wait) => dueAt?.getTime() ?? never

/** What is late or broken first, then what is due first; what has no hour keeps its list's order. */
export function mostUrgent(read: readonly Read[], most: number): Row[] {
  return read
    .flatMap(({ list, first }) => first.map((wait) => ({ list, wait })))
    .sort(({ wait: one }, { wait: other }) => {
      const level = levels.indexOf(one.urgency) - levels.indexOf(other.urgency)
      if (level !== 0) return level
      const [due, otherDue] = [dueOf(one), dueOf(other)]
      return due === otherDue ? 0 : due - otherDue
    })
    .slice(0, most)
    .map(({ list: { kind, role }, wait: { key, dueAt, pieces = 1, ...said } }) => ({
      ...said,
      ...{ kind, role, pieces },
      key: `${kind} ${key}`,
      due_at: dueAt && replyTime(dueAt),
    }))
}
