import type { Out } from '@contract/api'
import { dayAfter } from '@server/calendar'
import { monthDay, sumsBetween, weekdayOf } from '@server/areas/health/health'
import { type HeldPlan, lastDayOf, nthOf, reachedBy } from './held'
import { findHeld, type Planning } from './standing'
import { type DayTally, talliesOf, together } from './tally'
import { tasksOn } from './content'

type Calendar = Out<'/tp5/api/ExchangeShop/HealthCheck/calendar'>
type Day = Calendar['days'][number]

const monthOf = (day: string) => day.slice(0, 7)
const monthBeside = (month: string, by: 1 | -1) =>
  monthOf(dayAfter(`${month}-01`, by === 1 ? 32 : -1))

const daysIn = (month: string): string[] =>
  Array.from({ length: 31 }, (_, at) => dayAfter(`${month}-01`, at)).filter(
    (day) => monthOf(day) === month,
  )

function stateOf(held: HeldPlan, day: string, tally: DayTally | undefined): Day['state'] {
  if (day < held.from || day > lastDayOf(held)) return 'outside'
  if (!tally) return held.stopped === undefined ? 'ahead' : 'outside'
  if (tally.of === 0) return 'rest'
  if (tally.done === 0) return 'none'
  return tally.done === tally.of ? 'all' : 'some'
}

const words: Readonly<Record<Day['state'], (tally: DayTally | undefined) => string>> = {
  outside: () => '不在计划里',
  ahead: () => '还没到',
  rest: () => '休息',
  none: (tally) => `${tally?.of ?? 0} 件都没有做`,
  some: (tally) => `${tally?.of ?? 0} 件做了 ${tally?.done ?? 0} 件`,
  all: (tally) => `${tally?.of ?? 0} 件都做了`,
}

/** What is asked for, within the months that the plan has days in. */
function monthShown(held: HeldPlan, asked: string | undefined, today: string): string {
  const [first, last] = [monthOf(held.from), monthOf(lastDayOf(held))]
  const month = asked ?? monthOf(reachedBy(held, today))
  if (month < first) return first
  return month > last ? last : month
}

function sentenceOf(held: HeldPlan, tallies: readonly DayTally[], today: string): string {
  if (tallies.length === 0) return '这个月还没有到要做的日子'
  const { of, done } = together(tallies)
  const whole = tallies.filter((one) => one.of > 0 && one.done === one.of).length
  const until = nthOf(held, reachedBy(held, today))
  return `到第 ${until} 天，这个月 ${of} 件做了 ${done} 件，${whole} 天全做了`
}

/** A month of a plan, each day with what was done. */
export async function calendarOf(
  planning: Planning,
  { plan_id: planId, month: asked }: { plan_id: number; month?: string | undefined },
): Promise<Calendar> {
  const { db, whose, today } = planning
  const held = await findHeld(planning, planId)
  const month = monthShown(held, asked, today)
  const days = daysIn(month)
  const sums = await sumsBetween(db, whose, days[0]!, days.at(-1)!)
  const tallies = talliesOf(held, sums, today).filter(({ day }) => monthOf(day) === month)
  const byDay = new Map(tallies.map((tally) => [tally.day, tally]))
  return {
    ...{ month, title: `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月` },
    before: month > monthOf(held.from) ? monthBeside(month, -1) : null,
    after: month < monthOf(lastDayOf(held)) ? monthBeside(month, 1) : null,
    sentence: sentenceOf(held, tallies, today),
    days: days.map((day) => {
      const tally = byDay.get(day)
      const state = stateOf(held, day, tally)
      const due = day >= held.from ? tasksOn(held.content, nthOf(held, day)).length : 0
      return {
        ...{ day, state, today: day === today ? 1 : 0, done: tally?.done ?? 0 },
        due: state === 'outside' ? 0 : due,
        text: `${monthDay(day)} ${weekdayOf(day)}，${words[state](tally)}`,
      }
    }),
  }
}
