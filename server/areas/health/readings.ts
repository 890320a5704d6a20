import type { MeasureKey, Part } from './measures'
import type { Setting } from './references'

export type Values = Partial<Record<Part, number>>

/** Of a night: since when, in milliseconds, and for how long. */
export interface Stage {
  stage: 'awake' | 'dream' | 'light' | 'deep'
  at: number
  minutes: number
}

/** As it lies in its day, sealed with all others of it. */
export interface Reading {
  id: string
  measure: MeasureKey
  /** When it was measured, in milliseconds. */
  at: number
  /** By hand, or by which device. */
  device: string
  place: Setting
  values: Values
  /** As its device says; left out: unknown. */
  quality?: 'good' | 'doubtful'
  /** Of a night whose device tells them apart, one after the other. */
  stages?: Stage[]
  /** What stood there before, the newest first. */
  former?: { until: number; values: Values }[]
  /** By the device's own clock, in seconds, as it sends it again. */
  sent?: number
  /** Taken away: a device that sends it again brings it back to nobody. */
  gone?: true
}

export const byHand = '手工记的'

/** The same device, measure and moment are the same reading, however often it comes. */
export const isSame = (
  one: Pick<Reading, 'measure' | 'at' | 'device'>,
  other: Pick<Reading, 'measure' | 'at' | 'device'>,
): boolean => one.measure === other.measure && one.at === other.at && one.device === other.device

export const equalValues = (one: Values, other: Values): boolean => {
  const parts = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<Part>
  return [...parts].every((part) => one[part] === other[part])
}
