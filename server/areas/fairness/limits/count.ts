import { Refusal } from '@server/call/refusal'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Origin } from './origin'
import { type LimitKind, limitRules } from './rules'

const kinds = Object.keys(limitRules) as LimitKind[]

/** By what a person is counted; null where it is not known. */
const subjectOf = (kind: LimitKind, origin: Origin, about: string): string | null => {
  const { villageId } = origin
  const subjects = {
    person: origin.userId,
    phone: origin.phone,
    device: origin.device,
    network: origin.network,
    village: villageId === null ? null : String(villageId),
  }
  const subject = subjects[kind]
  return subject !== null && limitRules[kind].ofCampaign ? `${about} ${subject}` : subject
}

/** Two accounts at once on one phone count one after the other; whole villages never wait. */
const inTurn = `
  insert into fairness_devices (device, day) values ($1, $2)
  on conflict (device) do update set day = excluded.day`

const countUp = `
  insert into fairness_days as counted (kind, subject, day, user_id, times)
  values ($1, $2, $3, $4, 1)
  on conflict (kind, subject, day, user_id) do update set times = counted.times + 1
  returning times`

const people = `
  select count(*)::int as number from (
    select from fairness_days where kind = $1 and subject = $2 and day = $3 limit $4
  ) as counted`

const times = `
  select coalesce(sum(times), 0)::int as number
  from fairness_days where kind = $1 and subject = $2 and day = $3`

/** Counts one more that is begun, or refuses it where it is one too many. */
export async function countLimits(tx: Db, origin: Origin, about: string, now: Date): Promise<void> {
  const day = businessDay(now)
  if (origin.device) await statement(tx, 'fairness_turn', inTurn, [origin.device, day])
  for (const kind of kinds) {
    const subject = subjectOf(kind, origin, about)
    if (subject === null) continue
    const { counts, most, refusal } = limitRules[kind]
    await statement(tx, 'fairness_count', countUp, [kind, subject, day, origin.userId])
    const [row] =
      counts === 'people'
        ? await statement<Counted>(tx, 'fairness_people', people, [kind, subject, day, most + 1])
        : await statement<Counted>(tx, 'fairness_times', times, [kind, subject, day])
    if (row!.number > most) throw new Refusal('taskLimit', refusal)
  }
}

interface Counted {
  number: number
}
