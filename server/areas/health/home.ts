import type { Out } from '@contract/api'
import { businessDay } from '@server/calendar'
import type { Settings } from '@server/config'
import { standingOfReading } from './bands'
import { consentsOf } from './consent'
import { type MeasureKey, measureNames, measures } from './measures'
import { newPerson, type Person, personOf } from './person'
import { qualities, qualityOf } from './quality'
import { agoWords } from './words/ago'
import { standingWords } from './words/standing'
import { shortText, shortUnit } from './words/values'
import { whenWords } from './words/when'
import { type Looking, readableMeasures } from './whose'

type Home = Out<'/tp5/api/ExchangeShop/HealthReport/home'>

export function tileOf(measure: MeasureKey, person: Person, now: Date): Home['tiles'][number] {
  const { name } = measures[measure]
  const last = person.latest[measure]
  if (!last)
    return {
      ...{ measure, name, text: '', unit: '', when: '', ago: '', device: '' },
      ...{ standing: 'none', standing_text: '', quality_text: '' },
    }
  const standing = standingOfReading(last, { person, now })
  return {
    ...{ measure, name, device: last.device, standing, standing_text: standingWords[standing] },
    quality_text: qualities[qualityOf(last)].says,
    text: shortText(measure, last.values),
    unit: shortUnit(measure),
    when: whenWords(new Date(last.at), now),
    ago: agoWords(new Date(last.at), now),
  }
}

/** How a form asks for a measure. */
const forms = measureNames.map((measure): Home['forms'][number] => {
  const { name, needs, places, parts } = measures[measure]
  return {
    ...{ measure, name, needs, places: places ? 1 : 0 },
    parts: parts.map(({ part, name: what, unit, digits, optional, least, most }) => ({
      ...{ part, name: what, unit, digits, optional: optional ? 1 : 0, least, most },
    })),
  }
})

export function sentenceOf(
  person: Person,
  now: Date,
  of: readonly MeasureKey[] = measureNames,
): string {
  const today = businessDay(now)
  const names = of.flatMap((measure) => {
    const last = person.latest[measure]
    return last && businessDay(new Date(last.at)) === today ? [measures[measure].name] : []
  })
  return names.length > 0 ? `今天记了${names.join('、')}` : '今天还没有记录'
}

export const presentProfile = ({ born, height }: Person): Home['profile'] => ({
  born_year: born ?? null,
  height: height ?? null,
})

/**
 * The area's home: what was measured last, what was agreed to, and how a reading is written down. Of
 * somebody else it tells the last readings that are shared, and nothing of who they are.
 */
export async function homeOf(
  context: Looking & { config: Settings },
  personId: string | undefined,
): Promise<Home> {
  const { db, now, config } = context
  const { userId, isOwn, shared } = await readableMeasures(context, personId)
  const person = (await personOf(db, { userId, key: config.dataKey })) ?? newPerson
  return {
    consents: isOwn ? await consentsOf(db, userId, now) : [],
    profile: presentProfile(isOwn ? person : newPerson),
    sentence: sentenceOf(person, now, shared),
    tiles: shared.map((measure) => tileOf(measure, person, now)),
    forms,
  }
}
