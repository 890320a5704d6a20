import type { Out } from '@contract/api'
import type { Settings } from '@server/config'
import {
  adviceWords,
  consentedAt,
  type Figure,
  figuresOf,
  doubtfulIn,
  isDoubtful,
  type Looking,
  type MeasureKey,
  measures,
  newPerson,
  nightsOf,
  type Peak,
  personOf,
  placesOf,
  presentReading,
  presentReferences,
  type Range,
  readable,
  type Reading,
  readingsOn,
  type Span,
  spanOf,
  type Standing,
  standingsOf,
  sumsBetween,
  sumsIn,
  valueText,
  type Whose,
  worst,
} from '@server/areas/health/health'
import { sentenceOf } from './sentence'
import { besideOf } from './beside'
import { hoursOf, pointOf } from './places'

type Report = Out<'/tp5/api/ExchangeShop/HealthReport/otherDetail'>

interface Asked {
  range: Range
  date?: string | undefined
  person_id?: string | undefined
}

const presentPeak = (peak: Peak | null, { rule }: Figure) =>
  peak && { ...peak, text: valueText(rule.part, peak.value) }

function presentPart(figure: Figure): Report['parts'][number] {
  const { rule, average, former, highest, lowest, band } = figure
  const { part, name, unit, digits } = rule
  return {
    ...{ part, name, unit, digits, average, former },
    average_text: average === null ? '' : valueText(part, average),
    highest: presentPeak(highest, figure),
    lowest: presentPeak(lowest, figure),
    band: band && { from: band.from, to: band.to, text: band.text, own: band.row ? 0 : 1 },
  }
}

const counted = { day: '次', week: '天', month: '天', year: '个月' } as const

/** A measure over a day, a week, a month or a year, from the sums of its days. */
export async function reportOf(
  context: Looking & { config: Settings },
  measure: MeasureKey,
  asked: Asked,
): Promise<Report> {
  const { db, now, config } = context
  const userId = await readable(context, asked.person_id, 'record', measure)
  const whose: Whose = { userId, key: config.dataKey }
  const span = spanOf(asked.range, asked.date, now)
  const person = (await personOf(db, whose)) ?? newPerson
  const whom = { person, now }
  const days = await sumsBetween(db, whose, span.former.from, span.to)
  const figures = figuresOf(measures[measure], days, span, whom)
  const readings = span.range === 'day' ? await readingsOf(context, whose, measure, span) : []
  const filled =
    span.range === 'day'
      ? hoursOf(span.from, readings, measure)
      : placesOf(span).map((place) => ({ ...place, sums: sumsIn(days, place) }))
  const points = filled.map((place) => pointOf(place, measure, figures))
  const standings: Standing[] =
    span.range === 'day'
      ? standingsOf(
          readings.filter((one) => !isDoubtful(one)),
          whom,
        )
      : points.map((point) => worst(point.standings))
  const last = person.latest[measure]
  return {
    ...{ measure, name: measures[measure].name, range: span.range, points },
    ...{ from: span.from, to: span.to, title: span.title },
    ...{ before: span.former.to, after: span.after },
    consented: (await consentedAt(db, userId, 'record', now)) ? 1 : 0,
    sentence: sentenceOf(span, measures[measure], figures, doubtfulIn(measure, sumsIn(days, span))),
    advice: adviceWords(standings, counted[span.range]),
    parts: figures.map(presentPart),
    beside: besideOf(measure, { person, figures, sums: sumsIn(days, span) }),
    nights: (span.range === 'day' ? readings : last ? [last] : []).flatMap(nightsOf),
    references: presentReferences(measure, whom),
    last: last ? presentReading(last, whom) : null,
  }
}

async function readingsOf({ db }: Looking, whose: Whose, measure: MeasureKey, span: Span) {
  const all = (await readingsOn(db, whose, [span.from])).get(span.from) ?? []
  return all.filter((one: Reading) => one.measure === measure && !one.gone)
}
