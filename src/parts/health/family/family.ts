import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import type { MeasureKey } from '../health'

export type Family = Out<'/tp5/api/ExchangeShop/HealthFamily/mine'>
export type Watch = Family['watches'][number]
export type Detail = Out<'/tp5/api/ExchangeShop/HealthFamily/detail'>
export type Side = Watch['me']

export const useFamily = () => useRead('/tp5/api/ExchangeShop/HealthFamily/mine')

interface Watched {
  person: string
  name: string
}

/** Whose readings of a measure I may look at. */
export function useWatched(measure: MeasureKey): Watched[] {
  const { data } = useFamily()
  return (data?.watches ?? []).flatMap(({ person_id: person, name, measures }) =>
    person !== null && measures.includes(measure) ? [{ person, name }] : [],
  )
}

/** 血压、血糖 */
export const namesOf = (measures: readonly MeasureKey[], all: Family['measures']): string =>
  all
    .filter(({ measure }) => measures.includes(measure))
    .map(({ name }) => name)
    .join('、')
