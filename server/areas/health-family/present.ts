import type { Out } from '@contract/api'
import { nicknamesOf } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { measureNames, measures, whenWords } from '@server/areas/health/health'
import { otherSide, sideOf, waitsFor, type Watch } from './rows'

type Shown = Out<'/tp5/api/ExchangeShop/HealthFamily/accept'>

const gone = '已注销的账号'

/** What somebody is called by who looks at the list: by what they wrote, else by what the other is called. */
export async function namesIn(db: Db, watches: readonly Watch[], userId: string) {
  const others = watches.flatMap((watch) => otherIdOf(watch, userId) ?? [])
  const nicknames = await nicknamesOf(db, others)
  return (watch: Watch): string => {
    const me = sideOf(watch, userId) ?? otherSide(watch.askedBy)
    const own = me === 'elder' ? watch.elderCalls : watch.watcherCalls
    const other = otherIdOf(watch, userId)
    if (own !== '') return own
    // an unknown phone and one that has not answered are called the same
    if (other === null || (watch.state === 'asked' && watch.askedBy === me)) return '家人'
    return nicknames.get(other) || gone
  }
}

function otherIdOf(watch: Watch, userId: string): string | null {
  const me = sideOf(watch, userId) ?? otherSide(watch.askedBy)
  return me === 'elder' ? watch.watcherId : watch.elderId
}

export function presentWatch(watch: Watch, userId: string, name: string, now: Date): Shown {
  const me = sideOf(watch, userId) ?? otherSide(watch.askedBy)
  const isOn = watch.state === 'on'
  const at = watch.answeredAt ?? watch.askedAt
  return {
    ...{ watch_id: watch.watchId, me, name, measures: watch.measures },
    state: isOn ? 'on' : 'asked',
    alerts: watch.alerts ? 1 : 0,
    waits_for_me: waitsFor(watch, userId) ? 1 : 0,
    person_id: isOn && me === 'watcher' ? watch.elderId : null,
    at: replyTime(at),
    when: whenWords(at, now),
  }
}

export const shareable = measureNames.map((measure) => ({
  ...{ measure, name: measures[measure].name },
}))
