import { laidDown } from '@/session/goesWithPerson'
import { session } from '@/session/session'
import { isRecord, readJson, writeJson } from '@/session/stored'

export interface Spot {
  latitude: number
  longitude: number
}

/** What somebody has filled in who asks to join with a shop. */
export interface ApplyValues {
  name: string
  kind: string
  village: string
  address: string
  /** Where the shop is; its village's middle until the phone was asked. */
  spot: Spot | null
  intro: string
  licenceNo: string
  contact: string
}

const key = laidDown.application

interface Kept {
  by: string
  values: ApplyValues
}

const texts = [
  'name',
  'kind',
  'village',
  'address',
  'intro',
  'licenceNo',
  'contact',
] as const satisfies readonly (keyof ApplyValues)[]

const isSpot = (value: unknown): value is Spot =>
  isRecord(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number'

const areValues = (value: unknown): value is ApplyValues =>
  isRecord(value) &&
  texts.every((name) => typeof value[name] === 'string') &&
  (value.spot === null || isSpot(value.spot))

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.by === 'string' && areValues(value.values)

/** Kept on the phone while they look elsewhere, for a code that comes by SMS or a number on a paper. */
export const keepApplyDraft = (values: ApplyValues): void =>
  writeJson(key, { by: session.identity, values } satisfies Kept)

/** What whoever is signed in has begun; nothing of anybody else. */
export function applyDraft(): Partial<ApplyValues> {
  const kept = readJson(key, isKept)
  return kept?.by === session.identity ? kept.values : {}
}

export const dropApplyDraft = (): void => writeJson(key, null)
