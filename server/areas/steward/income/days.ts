import { sql } from 'drizzle-orm'
import type { duties } from '@server/areas/duty/duty'
import { earnMany } from '@server/areas/earnings/earnings'
import { ofHouse } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { rowsOf } from '@server/database/rows-of'
import { stewardDays } from '../tables'
import { shareOf } from './share'

export type Duty = typeof duties.$inferSelect
export type StewardDay = typeof stewardDays.$inferSelect

interface Reckoning {
  /** One after another. */
  days: readonly string[]
  /** What of the day before the first is still to be taken off. */
  carried: number
  bookedAt: (day: string) => Date
}

/** What each of the days brings whoever has the duty. */
export async function reckonDays(
  tx: Db,
  { dutyId, userId, village }: Duty,
  { days, carried: before, bookedAt }: Reckoning,
): Promise<StewardDay[]> {
  let carried = before
  return (await soldOn(tx, village!, days)).map(({ day, money, stewards }) => {
    const share = shareOf({ money, carried, stewards })
    carried = share.carried
    return {
      ...{ dutyId, day, userId, village: village!, money, stewards },
      ...share,
      bookedAt: bookedAt(day),
    }
  })
}

/** Days and incomes go together. */
export async function bookDays(tx: Db, days: readonly StewardDay[]): Promise<void> {
  if (days.length === 0) return
  await tx.insert(stewardDays).values([...days])
  await earnMany(
    tx,
    days
      .filter(({ amount }) => amount > 0)
      .map(({ dutyId, day, userId, village, amount, bookedAt }) => ({
        ...{ userId, amount, source: 'steward', settlesAt: null, at: bookedAt },
        subject: `SD${dutyId}-${day}`,
        title: `${village} ${day} 管家收入`,
        from: ofHouse('bank'),
      })),
  )
}

interface SoldOn {
  day: string
  /** In cents, what was sold less what went back. */
  money: number
  /** Of a day on which one hands over to another both have their part. */
  stewards: number
}

const soldOn = async (tx: Db, village: string, days: readonly string[]) =>
  rowsOf<SoldOn & Record<string, unknown>>(
    { db: tx },
    sql`select due.day::text as day,
        coalesce(sum(sold.money - sold.money_back), 0)::float8 as money,
        (select count(*) from duties
          where role = 'steward' and village = ${village}
            and starts_at < (due.day + 1)::timestamp at time zone 'Asia/Shanghai'
            and (ends_at is null
              or ends_at > due.day::timestamp at time zone 'Asia/Shanghai'))::int as stewards
      from unnest(${sql.param([...days])}::date[]) as due (day)
      left join iter_machines machine on machine.village = ${village}
      left join machine_days sold
        on sold.machine_id = machine.machine_id and sold.day = due.day
      group by due.day order by due.day`,
  )
