import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import {
  ageOf,
  isDoubtful,
  measureNames,
  newPerson,
  type Person,
  personOf,
  roundTo,
  whenWords,
  type Whose,
} from '@server/areas/health/health'
import { type Check, checksOf } from './checks'
import { openGuardOf } from './open'
import { type Answers, scoreOf } from './score'
import { type ChoiceAsked, type NumberAsked, type SheetKey, sheetNames, sheets } from './sheets'

type Questions = Out<'/tp5/api/ExchangeShop/HealthGuard/questionnaire'>
type Result = Out<'/tp5/api/ExchangeShop/HealthGuard/submitQuestionnaire'>

/** So many former results are told of. */
const remembered = 12

export const presentCheck = ({ checkId, sheet, answers, doneAt }: Check, now: Date): Result => ({
  ...{ check_id: checkId, when: whenWords(doneAt, now) },
  ...scoreOf(sheets[sheet], answers),
})

/** What is written down of it already: told of oneself, or measured last. */
function written(known: NumberAsked['known'], person: Person, now: Date): number | undefined {
  if (known === 'age') return ageOf(person, now) ?? undefined
  if (known === 'height') return person.height
  const values = measureNames.map((measure) => {
    const last = person.latest[measure]
    return last && !isDoubtful(last) ? last.values[known] : undefined
  })
  return values.find((value) => value !== undefined)
}

function recorded({ known, digits, least, most }: NumberAsked, person: Person, now: Date): string {
  const value = written(known, person, now)
  if (value === undefined || value < least || value > most) return ''
  return String(roundTo(value, digits))
}

interface Known {
  person: Person
  last: Answers | undefined
  now: Date
}

/** A reading is newer than what was answered then. */
function knownOf(asked: NumberAsked | ChoiceAsked, { person, last, now }: Known) {
  const found = asked.kind === 'number' ? recorded(asked, person, now) : ''
  if (found !== '') return { known: found, known_from: '记录里的' }
  const answered = last?.[asked.item] ?? ''
  return { known: answered, known_from: answered === '' ? '' : '上次填的' }
}

const presentItem = (
  asked: NumberAsked | ChoiceAsked,
  known: Known,
): Questions['items'][number] => {
  const { item, ask, kind } = asked
  const shape =
    asked.kind === 'number'
      ? { unit: asked.unit, digits: asked.digits, least: asked.least, most: asked.most }
      : { unit: '', digits: 0, least: 0, most: 0 }
  const choices = asked.kind === 'choice' ? [...asked.choices] : []
  return { ...{ item, ask, kind, choices }, ...shape, ...knownOf(asked, known) }
}

/** A sheet with what is known of its answers, and what it came to before. */
export async function questionsOf(
  db: Db,
  whose: Whose,
  sheet: SheetKey,
  now: Date,
): Promise<Questions> {
  const { name, intro, whom, source, version, date, hand, asked } = sheets[sheet]
  const person = (await personOf(db, whose)) ?? newPerson
  const [last, ...former] = await checksOf(db, whose, sheet, remembered)
  const known: Known = { person, last: last?.answers, now }
  return {
    open: (await openGuardOf(db, whose.userId, now)) ? 1 : 0,
    ...{ sheet, name, intro, whom, source, version, date, hand },
    sheets: sheetNames.map((one) => ({ sheet: one, name: sheets[one].name })),
    items: asked.map((one) => presentItem(one, known)),
    last: last ? presentCheck(last, now) : null,
    former: former.map((check) => ({
      when: whenWords(check.doneAt, now),
      points: scoreOf(sheets[sheet], check.answers).points,
    })),
  }
}
