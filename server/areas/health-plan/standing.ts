import type { Out } from '@contract/api'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  consentedAt,
  type DaySums,
  sumsBetween,
  type Surroundings,
  type Whose,
} from '@server/areas/health/health'
import type { PlanContent } from './content'
import { type HeldPlan, heldBy, latestOf, nthOf, reachedBy, stateOf } from './held'
import { type Offered, offeredPlans } from './offered'
import { countOf, dueOn } from './tally'

type Row = Out<'/tp5/api/ExchangeShop/UserHealthPlan/planList'>['list'][number]

/** A plan as it stands with somebody: offered to them, received, or both. */
export interface Standing {
  planId: number
  content: PlanContent
  held: HeldPlan | undefined
  offered: boolean
}

/** What it takes to know that. */
export interface Planning {
  db: Db
  whose: Whose
  now: Date
  today: string
}

export const planningOf = ({ db, user, now, config }: Surroundings): Planning => ({
  ...{ db, now, today: businessDay(now) },
  whose: { userId: user.userId, key: config.dataKey },
})

/** Nothing is written of who has not agreed to that use. */
export async function needPlanConsent({ db, user, now }: Surroundings): Promise<void> {
  if (await consentedAt(db, user.userId, 'plan', now)) return
  throw new Refusal('healthConsentNeeded', '请先到“健康计划”看过告知书并单独同意')
}

const standingOf = (
  planId: number,
  offered: readonly Offered[],
  held: readonly HeldPlan[],
): Standing | undefined => {
  const own = latestOf(held, planId)
  const one = offered.find((other) => other.planId === planId)
  const content = own?.content ?? one?.content
  return content && { planId, content, held: own, offered: one !== undefined }
}

const order = { under_way: 0, waiting: 1, over: 2, stopped: 3 } as const

/** Every plan that there is for somebody, what they are doing first. */
export async function standingsOf({ db, whose, today }: Planning): Promise<Standing[]> {
  const offered = await offeredPlans(db)
  const held = await heldBy(db, whose)
  const ids = new Set([...held, ...offered].map(({ planId }) => planId))
  return [...ids]
    .flatMap((planId) => standingOf(planId, offered, held) ?? [])
    .sort(
      (one, other) =>
        order[rowState(one, today)] - order[rowState(other, today)] || one.planId - other.planId,
    )
}

export function standingWith(
  planId: number,
  held: readonly HeldPlan[],
  offered: readonly Offered[],
): Standing {
  const found = standingOf(planId, offered, held)
  if (!found) throw new Refusal('notFound', '没有这个健康计划，可能已经下架了')
  return found
}

export const findStanding = async ({ db, whose }: Planning, planId: number): Promise<Standing> =>
  standingWith(planId, await heldBy(db, whose), await offeredPlans(db))

/** Of a plan that was received; refused where it was not. */
export async function findHeld(planning: Planning, planId: number): Promise<HeldPlan> {
  const held = latestOf(await heldBy(planning.db, planning.whose), planId)
  if (!held) throw new Refusal('notFound', '您还没有领这个健康计划')
  return held
}

const rowState = ({ held }: Standing, today: string): Row['state'] =>
  held ? stateOf(held, today) : 'waiting'

const stateTexts: Readonly<Record<Row['state'], string>> = {
  ...{ waiting: '可以领', under_way: '正在做', over: '已结束', stopped: '已停下' },
}

/** What lies in today, for what is under way. */
export async function sumsToday({ db, whose, today }: Planning): Promise<DaySums | undefined> {
  return (await sumsBetween(db, whose, today, today)).get(today)
}

function sentenceOf(row: Pick<Row, 'state' | 'nth' | 'due' | 'done' | 'days'>): string {
  const { state, nth, due, done, days } = row
  if (state === 'waiting') return `一共 ${days} 天`
  if (state === 'over') return `${days} 天都过完了`
  if (state === 'stopped') return `做到第 ${nth} 天停下了`
  if (due === 0) return `第 ${nth} 天，今天休息，没有要做的`
  return done === due
    ? `第 ${nth} 天，今天 ${due} 件都做了`
    : `第 ${nth} 天，今天 ${due} 件做了 ${done} 件`
}

export function presentRow(standing: Standing, today: string, sums: DaySums | undefined): Row {
  const { planId, content, held, offered } = standing
  const state = rowState(standing, today)
  const underWay = held && state === 'under_way'
  const { of, done } = countOf(underWay ? dueOn(held, today, sums) : [])
  const row = {
    ...{ plan_id: planId, title: content.title, intro: content.intro, days: content.days },
    ...{ state, state_text: stateTexts[state], due: of, done },
    nth: held ? Math.max(0, nthOf(held, reachedBy(held, today))) : 0,
  }
  return {
    ...row,
    sentence: sentenceOf(row),
    can_receive: offered && state !== 'under_way' ? 1 : 0,
  }
}
