import type { Out } from '@contract/api'
import type { MeasureKey } from './measures'
import type { Reading } from './readings'
import type { DaySums } from './sums'

export type Quality = Out<'/tp5/api/ExchangeShop/HealthReport/add'>['quality']

interface QualityRule {
  /** As it is called in a table. */
  name: string
  /** Said beside a reading; empty where there is nothing to say. */
  says: string
}

export const qualities: Readonly<Record<Quality, QualityRule>> = {
  good: { name: '可靠', says: '' },
  doubtful: { name: '存疑', says: '存疑，请再量一次' },
  unknown: { name: '未知', says: '' },
}

type Told = Pick<Reading, 'quality'>

/** What nobody knows is not written down. */
export const qualityIn = (said: Quality | undefined): Told =>
  said === undefined || said === 'unknown' ? {} : { quality: said }

export const qualityOf = ({ quality }: Told): Quality => quality ?? 'unknown'

export const isDoubtful = ({ quality }: Told): boolean => quality === 'doubtful'

/** How many doubtful readings of a measure some days have. */
export const doubtfulIn = (measure: MeasureKey, days: readonly DaySums[]): number =>
  days.reduce((all, { doubtful = {} }) => all + (doubtful[measure] ?? 0), 0)
