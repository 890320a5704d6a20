import type { In } from '@contract/api'
import type { LeadDetail } from '@/parts/location/location'

export interface Typed {
  name: string
  kind: LeadDetail['kind'] | ''
  address: string
  households: string
  people: string
  clue: string
  /** Null until it is known where it is. */
  place: { latitude: number; longitude: number } | null
}

const atFirst: Typed = {
  ...{ name: '', kind: '', address: '', households: '', people: '', clue: '' },
  place: null,
}

const counted = (count: number): string => (count > 0 ? String(count) : '')

export const typedOf = (lead: LeadDetail | undefined): Typed =>
  lead
    ? {
        ...{ name: lead.name, kind: lead.kind, address: lead.address, clue: lead.clue },
        households: counted(lead.households),
        people: counted(lead.people),
        place: { latitude: lead.latitude, longitude: lead.longitude },
      }
    : atFirst

const most = 1_000_000
const countFault = (text: string): string | undefined =>
  Number(text) > most ? `最多 ${most}` : undefined

export const faultsOf = ({ name, kind, address, households, people, place }: Typed) => ({
  name: name.trim() === '' ? '请填写地方名称' : undefined,
  kind: kind === '' ? '请选择类型' : undefined,
  address: address.trim() === '' ? '请填写详细地址' : undefined,
  households: countFault(households),
  people: countFault(people),
  clue: undefined,
  place: place ? undefined : '请先定位，站到要放机器的地方再点',
})

type Wish = In<'/tp5/api/VillageDevelop/add'>

/** What the form sends; undefined where something that it needs is missing. */
export function wishOf({ kind, place, households, people, ...words }: Typed): Wish | undefined {
  if (kind === '' || !place) return undefined
  const counts = { households: Number(households), people: Number(people) }
  return { ...words, ...place, ...counts, kind }
}
