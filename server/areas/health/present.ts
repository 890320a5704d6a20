import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import { bandOf, standingOfReading } from './bands'
import { type MeasureKey, measures, type Part, partRule } from './measures'
import type { Person } from './person'
import { qualities, qualityOf } from './quality'
import type { Reading } from './readings'
import { type ReferenceRow, referencesOf } from './references'
import { agoWords } from './words/ago'
import { standingWords } from './words/standing'
import { valuesText } from './words/values'
import { whenWords } from './words/when'

type Shown = Out<'/tp5/api/ExchangeShop/HealthReport/add'>

interface Whom {
  person: Person
  now: Date
}

const placeTexts = { home: '在家量的', clinic: '在医院量的' } as const

/** A reading for whoever may read it. */
export function presentReading(reading: Reading, whom: Whom): Shown {
  const { id, measure, at, place, device, values, former = [] } = reading
  const standing = standingOfReading(reading, whom)
  const quality = qualityOf(reading)
  return {
    ...{ reading_id: id, measure, place, device, standing, quality },
    at: replyTime(new Date(at)),
    when: whenWords(new Date(at), whom.now),
    ago: agoWords(new Date(at), whom.now),
    place_text: measures[measure].places ? placeTexts[place] : '',
    text: valuesText(measure, values),
    values: (Object.entries(values) as [Part, number][]).map(([part, value]) => ({
      ...{ part, value, name: partRule(part).name },
    })),
    standing_text: standingWords[standing],
    quality_text: qualities[quality].says,
    former: former.map((one) => ({
      at: replyTime(new Date(one.until)),
      text: valuesText(measure, one.values),
    })),
  }
}

const settingTexts = { home: '在家量', clinic: '在医院量' } as const

const agesText = (ages: ReferenceRow['ages']): string => {
  if (!ages) return '成年人'
  return ages[1] >= 150 ? `${ages[0]} 岁以上` : `${ages[0]}–${ages[1]} 岁`
}

/** The published ranges of a measure, and which of them hold for this person. */
export const presentReferences = (measure: MeasureKey, whom: Whom) =>
  referencesOf(measure).map((row) => {
    const { part, ages, setting, only, other, text, source, version, date, hand } = row
    const applied = bandOf(part, whom, setting)?.row === row
    return {
      ...{ part, text, source, version, date, hand },
      name: partRule(part).name,
      whom: only ?? agesText(ages),
      setting: setting ? settingTexts[setting] : '',
      other: other ? (1 as const) : (0 as const),
      mine: applied ? (1 as const) : (0 as const),
    }
  })
