import { and, eq, inArray } from 'drizzle-orm'
import type { LeadState } from '@contract/location/shapes'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Lead } from '../lead/find'
import { passMark } from '../score'
import { locationLeads } from '../tables'

const most = 5

/** Those with which something can be done, and how much nearer a signature each of them is. */
const chances: Partial<Record<LeadState, number>> = {
  approved: 200,
  refused: 0,
  scored: 100,
  visited: 60,
  lead: 40,
  recovered: 45,
}

/** A place that is known to be large is worth a visit before one of which nothing is known. */
const sizeOf = ({ people, households }: Lead): number =>
  Math.min(30, Math.round(Math.max(people, households * 3) / 100))

const chanceOf = (lead: Lead): number => (chances[lead.state] ?? 0) + (lead.score ?? sizeOf(lead))

const daysOf = ({ movedAt }: Lead, now: Date) =>
  Math.floor((now.getTime() - movedAt.getTime()) / dayMs)

function whyOf(lead: Lead, now: Date): string {
  const { state, score, people } = lead
  if (state === 'approved') return '审核通过了，去签约'
  if (state === 'scored')
    return (score ?? 0) >= passMark
      ? `${score} 分，够格了，可以提交审核`
      : `${score} 分，还差 ${passMark - (score ?? 0)} 分，看看能补哪一项`
  if (state === 'refused') return '没通过，按审核意见改了再报'
  if (state === 'visited') return '去过了，趁记得清楚把分评了'
  const waits = `${daysOf(lead, now)} 天没有动`
  return people > 0 ? `约 ${people} 人，${waits}，约时间去看` : `${waits}，约时间去看`
}

/** Of somebody's own, those with the best chances first. */
export async function recommended(db: Db, { userId, now }: { userId: string; now: Date }) {
  const states = Object.keys(chances) as LeadState[]
  const rows = await db
    .select()
    .from(locationLeads)
    .where(and(eq(locationLeads.userId, userId), inArray(locationLeads.state, states)))
  return rows
    .sort((a, b) => chanceOf(b) - chanceOf(a) || a.movedAt.getTime() - b.movedAt.getTime())
    .slice(0, most)
    .map((lead) => ({ lead, why: whyOf(lead, now) }))
}
