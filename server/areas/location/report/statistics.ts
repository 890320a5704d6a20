import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { countStates } from '../lead/list'
import { openStates } from '../states'
import { locationEvents, locationLeads } from '../tables'

type Statistics = Out<'/tp5/api/Village/statistics'>

interface Asking {
  userId: string
  mine: boolean
  now: Date
}

export async function statistics(db: Db, { userId, mine, now }: Asking): Promise<Statistics> {
  const whose = mine ? userId : undefined
  const states = await countStates(db, whose)
  return {
    all: states.reduce((sum, one) => sum + one.count, 0),
    average_score: await averageScore(db, whose),
    states,
    months: await byMonth(db, whose, now),
    developers: await byDeveloper(db, userId, mine),
  }
}

const isOf = (whose: string | undefined) =>
  whose === undefined ? undefined : eq(locationLeads.userId, whose)

async function averageScore(db: Db, whose: string | undefined): Promise<number | null> {
  const [row] = await db
    .select({ average: sql<number | null>`round(avg(${locationLeads.score}))::int` })
    .from(locationLeads)
    .where(isOf(whose))
  return row?.average ?? null
}

const monthsShown = 12

/** 2026-11 and those before it, the oldest first. */
function lastMonths(now: Date): string[] {
  const [year, month] = businessDay(now).split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, nth) => {
    const at = new Date(Date.UTC(year!, month! - monthsShown + nth, 1))
    return at.toISOString().slice(0, 7)
  })
}

const columns = { lead: 'found', contracted: 'signed', live: 'live' } as const
type Counted = keyof typeof columns
const counted = Object.keys(columns) as Counted[]

/** What leads came to in each month, by what happened with them. */
async function byMonth(db: Db, whose: string | undefined, now: Date) {
  const month = sql<string>`to_char(${locationEvents.happenedAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`
  const rows = await db
    .select({ month, state: locationEvents.state, count: count() })
    .from(locationEvents)
    .innerJoin(locationLeads, eq(locationLeads.leadId, locationEvents.leadId))
    .where(and(inArray(locationEvents.state, counted), isOf(whose)))
    .groupBy(sql`1`, locationEvents.state)
  const of = (shown: string, state: Counted) =>
    rows.find((row) => row.month === shown && row.state === state)?.count ?? 0
  return lastMonths(now).map((shown) => ({
    month: shown,
    found: of(shown, 'lead'),
    signed: of(shown, 'contracted'),
    live: of(shown, 'live'),
  }))
}

async function byDeveloper(db: Db, userId: string, mine: boolean) {
  const rows = await db
    .select({ userId: locationLeads.userId, state: locationLeads.state, count: count() })
    .from(locationLeads)
    .where(isOf(mine ? userId : undefined))
    .groupBy(locationLeads.userId, locationLeads.state)
  const ids = [...new Set(rows.map((row) => row.userId))]
  const names = await nicknames(db, ids)
  const sum = (id: string, states: readonly string[] | null) =>
    rows
      .filter((row) => row.userId === id && (states === null || states.includes(row.state)))
      .reduce((total, row) => total + row.count, 0)
  return ids
    .map((id) => ({
      developer: maskName(names.get(id) ?? ''),
      mine: id === userId ? (1 as const) : (0 as const),
      all: sum(id, null),
      open: sum(id, openStates),
      live: sum(id, ['live']),
      lost: sum(id, ['lost']),
    }))
    .sort((a, b) => b.live - a.live || b.all - a.all)
}
