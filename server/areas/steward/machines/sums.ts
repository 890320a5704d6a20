import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import { rowsOf } from '@server/database/rows-of'
import { isOneOf, type Scope } from '../scope'
import { standingIn } from './rows'

export interface Sales {
  sold: number
  money: number
}

interface SalesNow {
  today: Sales
  month: Sales
}

interface SumRow extends Record<string, unknown> {
  which: string | number
  sold_today: number
  money_today: number
  sold: number
  money: number
}

const salesOf = (row: SumRow | undefined): SalesNow => ({
  today: { sold: row?.sold_today ?? 0, money: row?.money_today ?? 0 },
  month: { sold: row?.sold ?? 0, money: row?.money ?? 0 },
})

const money = sql`day.money - day.money_back`

/** What was sold today and since the first of the month, by village or by machine. */
async function salesBy(
  scope: Scope,
  by: 'village' | 'machine_id',
): Promise<(one: string | number) => SalesNow> {
  const today = businessDay(scope.now)
  const isToday = sql`filter (where day.day = ${today}::date)`
  const which = by === 'village' ? sql`machine.village` : sql`machine.machine_id::float8`
  const rows = await rowsOf<SumRow>(
    scope,
    sql`select ${which} as which, sum(day.sold)::float8 as sold, sum(${money})::float8 as money,
        coalesce(sum(day.sold) ${isToday}, 0)::float8 as sold_today,
        coalesce(sum(${money}) ${isToday}, 0)::float8 as money_today
      from iter_machines machine join machine_days day using (machine_id)
      where ${isOneOf(sql`machine.village`, scope)}
        and day.day >= ${`${today.slice(0, 7)}-01`}::date and day.day <= ${today}::date
      group by 1`,
  )
  const known = new Map(rows.map((row) => [row.which, row]))
  return (one) => salesOf(known.get(one))
}

export const salesByMachine = (scope: Scope) => salesBy(scope, 'machine_id')

interface Standing extends Record<string, unknown> {
  village: string
  machines: number
  online: number
  offline: number
  fault: number
  low: number
}

const standingBy = (scope: Scope) =>
  rowsOf<Standing>(
    scope,
    sql`select village, count(*)::int as machines,
        count(*) filter (where state = 'online')::int as online,
        count(*) filter (where state = 'offline')::int as offline,
        count(*) filter (where state = 'fault')::int as fault,
        count(*) filter (where empty + low > 0)::int as low
      from ${standingIn(scope)} machine group by village`,
  )

const peopleBy = (scope: Scope) =>
  rowsOf<{ village: string; residents: number; asked: number }>(
    scope,
    sql`select village.name as village,
        count(*) filter (where member.state = 'approved')::int as residents,
        count(*) filter (where member.state = 'asked'
          and member.user_id <> ${scope.userId}::uuid)::int as asked
      from villages village join village_members member using (village_id)
      where ${isOneOf(sql`village.name`, scope)} group by 1`,
  )

/** Each of the villages as it stands today. */
export async function villagesNow(scope: Scope) {
  const machines = new Map((await standingBy(scope)).map((row) => [row.village, row]))
  const people = new Map((await peopleBy(scope)).map((row) => [row.village, row]))
  const sales = await salesBy(scope, 'village')
  return scope.villages.map((village) => {
    const standing = machines.get(village)
    const members = people.get(village)
    return {
      village,
      machines: standing?.machines ?? 0,
      online: standing?.online ?? 0,
      offline: standing?.offline ?? 0,
      fault: standing?.fault ?? 0,
      low: standing?.low ?? 0,
      residents: members?.residents ?? 0,
      asked: members?.asked ?? 0,
      ...sales(village),
    }
  })
}

type VillageNow = Awaited<ReturnType<typeof villagesNow>>[number]

/** All of them together. */
export function sumOf(villages: readonly VillageNow[]) {
  const sum = (of: (one: VillageNow) => number) =>
    villages.reduce((total, one) => total + of(one), 0)
  return {
    machines: sum(({ machines }) => machines),
    online: sum(({ online }) => online),
    offline: sum(({ offline }) => offline),
    fault: sum(({ fault }) => fault),
    low: sum(({ low }) => low),
    residents: sum(({ residents }) => residents),
    asked: sum(({ asked }) => asked),
    today: { sold: sum(({ today }) => today.sold), money: sum(({ today }) => today.money) },
    month: { sold: sum(({ month }) => month.sold), money: sum(({ month }) => month.money) },
  }
}
