export { bandOf, type Standing, standingOf, standingsOf, worst } from './bands'
export {
  consent,
  consentedAt,
  consentsOf,
  needConsent,
  type Surroundings,
  withdraw,
} from './consent'
export { readingsOn, sumsBetween } from './days'
export { type DeviceKind, deviceKinds, deviceName, measuresOf } from './device-kinds'
export { type Figure, figuresOf, meanOf, type Peak, sumsIn } from './figures'
export { aboutGuard, beginGuard, type GuardSecret, quietAtFirst } from './guards'
export { sentenceOf, tileOf } from './home'
export {
  chiefParts,
  type MeasureKey,
  measureNames,
  type MeasureRule,
  measures,
  type Part,
  type PartRule,
  partRule,
  roundTo,
} from './measures'
export { ageOf, lockPerson, newPerson, type Person, personOf, type Whose } from './person'
export { presentReading, presentReferences } from './present'
export { purposes } from './purposes'
export { doubtfulIn, isDoubtful, qualities, type Quality, qualityIn, qualityOf } from './quality'
export { byHand, equalValues, isSame, type Reading } from './readings'
export type { Setting } from './references'
export { aboutPlan, aboutReadings, healthPurpose, openHealth, sealHealth } from './sealed'
export { fathersBand } from './seed/father'
export { noiseOf } from './seed/measured'
export { type Place, placesOf, type Range, type Span, spanOf } from './span'
export { nightsOf, stagesOf } from './stages'
export { checkTime, type Given, store } from './store'
export { type DaySums, type Sum, sumsOf } from './sums'
export { healthDays, healthGuards, healthPlanners, healthTonguePeople } from './tables'
export { valuesOf } from './values'
export { healthLooks, healthWatches, type Side, type WatchState } from './watches/tables'
export { toldOver, watchOver } from './watches/watching'
export { type Looking, readable, readableMeasures } from './whose'
export { agoWords } from './words/ago'
export { adviceWords, standingWords } from './words/standing'
export { minutesText, numberText, pairText, unitText, valuesText, valueText } from './words/values'
export { clock, monthDay, weekdayOf, whenWords } from './words/when'
