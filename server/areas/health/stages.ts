import type { Out } from '@contract/api'
import { businessDay, dayMs, minuteMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { MeasureKey } from './measures'
import type { Reading, Stage, Values } from './readings'
import { clock, monthDay } from './words/when'
import { minutesText } from './words/values'

type Night = Out<'/tp5/api/ExchangeShop/HealthReport/otherDetail'>['nights'][number]
type Span = Night['spans'][number]

/** From awake to deep, as they are drawn. */
const names: Readonly<Record<Stage['stage'], string>> = {
  awake: '醒着',
  dream: '做梦',
  light: '浅睡',
  deep: '深睡',
}

const stageKeys = Object.keys(names) as Stage['stage'][]

/** Devices end a stage on the minute, and wake a little before it. */
const slackMs = 2 * minuteMs

const endOf = ({ at, minutes }: Stage) => at + minutes * minuteMs

const refuse = (sentence: string) => new Refusal('invalid', sentence)

interface Of {
  measure: MeasureKey
  at: number
  values: Values
}

/** The stages of a night, one after the other, if they can be those of the reading. */
export function stagesOf(
  { measure, at, values }: Of,
  sent: readonly Stage[],
): Pick<Reading, 'stages'> {
  if (sent.length === 0) return {}
  if (measure !== 'sleep') throw refuse('只有睡眠分阶段')
  const stages = [...sent].sort((one, other) => one.at - other.at)
  if (stages.some((one, nth) => nth > 0 && one.at < endOf(stages[nth - 1]!)))
    throw refuse('睡眠的阶段有重叠')
  if (endOf(stages.at(-1)!) > at + slackMs || stages[0]!.at < at - dayMs)
    throw refuse('睡眠的阶段不在这一晚')
  const slept = minutesIn(stages.filter(({ stage }) => stage !== 'awake'))
  if (slept > (values.asleep ?? 0)) throw refuse('各阶段加起来比睡着的时间还长')
  return { stages }
}

const minutesIn = (of: readonly { minutes: number }[]): number =>
  of.reduce((all, { minutes }) => all + minutes, 0)

/** What lies between two moments, in words; less than a minute is nothing. */
function spanOf(stage: Span['stage'], from: number, to: number, began: number): Span[] {
  const minutes = Math.round((to - from) / minuteMs)
  if (minutes < 1) return []
  return [
    {
      ...{ stage, minutes, after: Math.round((from - began) / minuteMs) },
      name: stage === 'none' ? '没有记录' : names[stage],
      when: `${clock(new Date(from))}–${clock(new Date(to))}`,
      text: minutesText(minutes),
    },
  ]
}

const spansOf = (stages: readonly Stage[]): Span[] =>
  stages.flatMap((one, nth) => {
    const began = stages[0]!.at
    const before = stages[nth - 1]
    return [
      ...(before ? spanOf('none', endOf(before), one.at, began) : []),
      ...spanOf(one.stage, one.at, endOf(one), began),
    ]
  })

function totalsOf(spans: readonly Span[]): Night['totals'] {
  return stageKeys.flatMap((stage) => {
    const minutes = minutesIn(spans.filter((one) => one.stage === stage))
    return minutes > 0 ? [{ stage, minutes, name: names[stage], text: minutesText(minutes) }] : []
  })
}

function sentenceOf(from: number, to: number, spans: readonly Span[]): string {
  const said = totalsOf(spans).reverse()
  const woken = spans.filter(({ stage }) => stage === 'awake').length
  const missing = minutesIn(spans.filter(({ stage }) => stage === 'none'))
  return [
    `${monthDay(businessDay(new Date(from)))} ${clock(new Date(from))} 到 ${clock(new Date(to))}`,
    ...said.map(({ stage, name, text }) =>
      stage === 'awake' ? `醒了 ${woken} 次，共 ${text}` : `${name} ${text}`,
    ),
    missing > 0 ? `有 ${minutesText(missing)}没有记录` : '',
  ]
    .filter(Boolean)
    .join('，')
}

/** A night as a band by time; nothing where its stages are not known. */
export function nightsOf({ id, device, stages = [] }: Reading): Night[] {
  const [first] = stages
  if (!first) return []
  const [from, to] = [first.at, endOf(stages.at(-1)!)]
  const spans = spansOf(stages)
  return [
    {
      ...{ reading_id: id, device, spans, totals: totalsOf(spans) },
      minutes: Math.round((to - from) / minuteMs),
      ...{ from: clock(new Date(from)), to: clock(new Date(to)) },
      sentence: sentenceOf(from, to, spans),
    },
  ]
}

/** As its owner is told with all else. */
export const stageName = ({ stage }: Stage): string => names[stage]
