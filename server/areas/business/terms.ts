import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { ContractKind, PartyRole } from '@contract/business/shapes'
import type { Parsed } from '@contract/api'
import { peopleByPhone } from '@server/areas/auth/auth'
import { peopleOnDuty } from '@server/areas/duty/duty'
import { cut, nothing } from '@server/areas/order/order'
import { businessDay, dayAfter } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { machineContracts } from './tables'

export type Offer = Parsed<'/tp5/api/MachineBusiness/terms'>

interface Asking {
  db: Db
  key: DataKey
  machineId: number
  operatorId: string
  now: Date
}

export interface Earner {
  userId: string
  role: PartyRole
  part: number
}

/** What all parts of the sales are together; a rent is no part of them. */
export const wholes: Record<ContractKind, number | null> = {
  percent: 100,
  permille: 1000,
  rent: null,
}

/** Who would earn by it and what, or why it cannot be offered. */
export async function termsOf(asking: Asking, offer: Offer) {
  const place = await placeOf(asking, offer)
  const owners = await ownersOf(asking, offer)
  const others = [...(place ?? []), ...owners]
  const whole = wholes[offer.kind]
  const given = others.reduce((sum, { part }) => sum + part, 0)
  const rest = whole === null ? 0 : Math.max(0, whole - given)
  const operator = { userId: asking.operatorId, role: 'operator', part: rest } as const
  return {
    earners: [...others, operator] as Earner[],
    freeFrom: await freeFrom(asking),
    whyNot:
      place === null ? '这个手机号还没有登录过，请点位方先登录一次' : whyNot(offer, owners, given),
  }
}

function whyNot(offer: Offer, owners: readonly Earner[], given: number): string {
  const { kind, rent = 0, place_phone, place_part } = offer
  const whole = wholes[kind]
  if ((place_phone === undefined) !== (place_part === undefined))
    return '点位方的手机号和份额要一起填'
  if (owners.length === 0 && place_phone === undefined)
    return '这台机器还没有老板，也没有点位方，没有人可以签'
  if (kind === 'rent' && owners.length > 0 && rent < owners.length) return '请填写每月租金'
  if (whole !== null && given > whole) return '份额加起来超过了全部，请改小点位方的份额'
  return ''
}

/** Nobody where none is named; null where nobody is known by this phone. */
async function placeOf({ db, key }: Asking, { place_phone, place_part = 0 }: Offer) {
  if (place_phone === undefined) return []
  const userId = (await peopleByPhone({ db, key }, [place_phone])).get(place_phone)
  return userId ? [{ userId, role: 'place' as const, part: place_part }] : null
}

/** Each by their share of the machine: of the sales, or of the rent of all together. */
async function ownersOf({ db, machineId, now }: Asking, { kind, rent = 0 }: Offer) {
  const shares = new Map<string, number>()
  for (const { userId, share } of await peopleOnDuty(db, { machineId, role: 'owner', now }))
    if (share > 0) shares.set(userId, (shares.get(userId) ?? 0) + share)
  const of = [...shares.values()].reduce((sum, share) => sum + share, 0)
  let from = 0
  return [...shares].sort().map(([userId, share]): Earner => {
    const to = from + share
    const part = wholes[kind]
      ? (share * wholes[kind]) / 100
      : cut({ ...nothing, money: rent }, { from, to, of }).money
    from = to
    return { userId, role: 'owner', part }
  })
}

/** The day after the last that belongs to a contract of this machine. */
async function freeFrom({ db, machineId, now }: Asking): Promise<string> {
  const today = businessDay(now)
  const { lastOn, agreedAt } = machineContracts
  const [last] = await db
    .select({ lastOn })
    .from(machineContracts)
    .where(and(eq(machineContracts.machineId, machineId), isNotNull(agreedAt), gte(lastOn, today)))
    .orderBy(desc(lastOn))
    .limit(1)
  return last ? dayAfter(last.lastOn, 1) : today
}
