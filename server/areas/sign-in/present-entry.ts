import type { Out } from '@contract/api'
import { type Entry, hoursOf } from './match'
import { matchClock } from './rules'
import type { signInMatches } from './tables'

type Match = typeof signInMatches.$inferSelect
type Mine = NonNullable<Out<'/tp5/api/UserSignIn/match'>['next']['mine']>

function stateOf(entry: Entry, match: Match | undefined, now: Date): Mine['state'] {
  const { day, got, attendedAt } = entry
  if (got === null) {
    if (attendedAt) return 'attended'
    return now < hoursOf(day).to ? 'waiting' : 'missed'
  }
  if (match?.attended === 0) return 'refunded'
  return got === 0 ? 'lost' : 'won'
}

const texts: Record<Mine['state'], (entry: Entry) => string> = {
  waiting: ({ day }) =>
    `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 ${matchClock.from} 到 ${matchClock.to} 来打卡`,
  attended: () => `已打卡，${matchClock.decided} 出结果`,
  missed: () => `没赶上打卡，${matchClock.decided} 出结果`,
  won: ({ got }) => `按时打卡，分到 ${got} 积分`,
  lost: ({ stake }) => `没有打卡，押的 ${stake} 积分分给了按时来的邻居`,
  refunded: ({ stake }) => `没有人打卡，退回 ${stake} 积分`,
}

/** Of a match that is decided its row says how many were there. */
export function presentEntry(entry: Entry, match: Match | undefined, now: Date): Mine {
  const state = stateOf(entry, match, now)
  return { stake: entry.stake, state, state_text: texts[state](entry), got: entry.got ?? 0 }
}
