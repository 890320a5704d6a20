import type { Out } from '@contract/api'
import { dayAfter, daysBetween } from '@server/calendar'
import {
  consentsOf,
  measures,
  monthDay,
  sumsBetween,
  valueText,
  weekdayOf,
} from '@server/areas/health/health'
import type { PlanContent, Task } from './content'
import { type HeldPlan, lastDayOf, reachedBy, stateOf } from './held'
import { findStanding, type Planning, presentRow, sumsToday } from './standing'
import { type Due, dueOn } from './tally'

type Details = Out<'/tp5/api/ExchangeShop/UserHealthPlan/planDetails'>

export async function planConsentOf({ db, whose, now }: Planning): Promise<Details['consent']> {
  const consents = await consentsOf(db, whose.userId, now)
  return consents.find(({ purpose }) => purpose === 'plan')!
}

/** 每天, 隔天, 第 8 天起每 3 天 */
function whenOf({ from, to, every }: Task, { days }: PlanContent): string {
  const last = to ?? days
  const often = every === 1 ? '每天' : every === 2 ? '隔天' : `每 ${every} 天`
  if (from === 1 && last >= days) return often
  return from === last ? `第 ${from} 天` : `第 ${from} 天到第 ${Math.min(last, days)} 天，${often}`
}

const containsOf = (content: PlanContent): Details['contains'] =>
  content.tasks.map((task) => ({
    title: `${task.title}，${whenOf(task, content)}`,
    text: task.text,
  }))

/** What there is of it: the records speak first, else whoever ticked it. */
function byText({ task, by, counted }: Due): string {
  if (by === 'hand') return '您打了勾'
  if (task.kind === 'do') return ''
  if (task.kind === 'walk') return counted > 0 ? `记录里走了 ${valueText('steps', counted)}` : ''
  if (counted === 0) return ''
  const left = task.times - counted
  const { name } = measures[task.measure]
  return left > 0 ? `记了 ${counted} 次${name}，还差 ${left} 次` : `记了 ${counted} 次${name}`
}

const measureOf = (task: Task): Details['tasks'][number]['measure'] => {
  if (task.kind === 'walk') return 'steps'
  return task.kind === 'measure' ? task.measure : null
}

const presentDue = (due: Due): Details['tasks'][number] => ({
  ...{ task: due.task.key, title: due.task.title, text: due.task.text, by: due.by },
  by_text: byText(due),
  measure: measureOf(due.task),
})

/** Today, and yesterday for who forgot. */
export const canMark = (held: HeldPlan, date: string, today: string): boolean =>
  stateOf(held, today) === 'under_way' &&
  date >= held.from &&
  date <= today &&
  daysBetween(date, today) <= 1

function dateText(date: string, today: string): string {
  if (date === today) return '今天'
  return date === dayAfter(today, -1) ? '昨天' : `${monthDay(date)} ${weekdayOf(date)}`
}

const ofNoDay = {
  ...{ from: null, to: null, date: null, date_text: '', tasks: [] },
  can_mark: 0 as const,
}

async function ofDay(planning: Planning, held: HeldPlan, asked: string | undefined) {
  const { db, whose, today } = planning
  const last = reachedBy(held, today)
  const date = asked !== undefined && asked >= held.from && asked <= last ? asked : last
  const sums = (await sumsBetween(db, whose, date, date)).get(date)
  return {
    ...{ from: held.from, to: lastDayOf(held), date, date_text: dateText(date, today) },
    tasks: dueOn(held, date, sums).map(presentDue),
    can_mark: canMark(held, date, today) ? (1 as const) : (0 as const),
  }
}

/** One plan with what it is made of, and of a received one what a day of it holds. */
export async function detailsOf(
  planning: Planning,
  { plan_id: planId, date }: { plan_id: number; date?: string | undefined },
): Promise<Details> {
  const standing = await findStanding(planning, planId)
  const { content, held } = standing
  return {
    ...presentRow(standing, planning.today, held && (await sumsToday(planning))),
    consent: await planConsentOf(planning),
    ...{ source: content.source, not_for: content.not_for, contains: containsOf(content) },
    ...(held ? await ofDay(planning, held, date) : ofNoDay),
  }
}
