import type { In } from '@contract/api'
import type { ContractKind } from '@contract/business/shapes'
import { daysBefore } from '@/format/date'
import { centsOf } from '@/parts/advertiser/yuan'
import { dayTyped } from './dayTyped'

export interface OfferTyped {
  kind: ContractKind
  start: string
  months: number
  rent: string
  placePhone: string
  placePart: string
}

type Offer = In<'/tp5/api/MachineBusiness/add'>

export const lengths = [
  { value: 6, text: '半年' },
  { value: 12, text: '1 年' },
  { value: 24, text: '2 年' },
  { value: 36, text: '3 年' },
] as const

/** The day before the same one so many months on; where there is none the last of that month. */
export function endOf(startsOn: string, months: number): string {
  const [year, month, date] = startsOn.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const same = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return daysBefore(same.toISOString().slice(0, 10), 1)
}

const partOf = ({ kind, placePart }: OfferTyped): number | undefined => {
  if (kind === 'rent') return centsOf(placePart)
  return /^\d{1,4}$/.test(placePart.trim()) ? Number(placePart) : undefined
}

export const partLabels: Record<ContractKind, string> = {
  percent: '点位方分百分之几',
  permille: '点位方分千分之几',
  rent: '点位方每月多少元',
}

export function faultsOf(typed: OfferTyped): { [Key in keyof OfferTyped]?: string | undefined } {
  const { kind, start, rent, placePhone, placePart } = typed
  const hasPlace = placePhone !== '' || placePart !== ''
  return {
    start: dayTyped(start) ? undefined : '没有这一天，写 8 位数，如 20270301',
    rent: kind === 'rent' && !centsOf(rent) ? '请填写每月租金，最多两位小数' : undefined,
    placePhone: hasPlace && !/^1[3-9]\d{9}$/.test(placePhone) ? '请填写 11 位手机号' : undefined,
    placePart: hasPlace && !partOf(typed) ? '请填写点位方的份额' : undefined,
  }
}

/** What is asked about before anything is offered; undefined while it is not whole. */
export function termsAsked(machine_sn: string, typed: OfferTyped) {
  const { kind, rent, placePhone } = typed
  const { rent: rentFault, placePhone: phoneFault, placePart: partFault } = faultsOf(typed)
  if (rentFault ?? phoneFault ?? partFault) return undefined
  const place_part = partOf(typed)
  return {
    machine_sn,
    kind,
    ...(kind === 'rent' && { rent: centsOf(rent)! }),
    ...(placePhone && place_part && { place_phone: placePhone, place_part }),
  }
}

export function offerOf(machine_sn: string, typed: OfferTyped): Offer | undefined {
  const terms = termsAsked(machine_sn, typed)
  const starts_on = dayTyped(typed.start)
  if (!terms || !starts_on) return undefined
  return { ...terms, starts_on, ends_on: endOf(starts_on, typed.months) }
}
