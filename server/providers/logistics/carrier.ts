import type { Settings } from '@server/config'
import { Refusal } from '@server/call/refusal'
import { carriers, ownCarrier } from './carriers'

type Who = Pick<Settings, 'carriers'>

/** Whom a person of the house can hand a parcel to, by key. */
export const carriersOf = (who: Who): typeof carriers =>
  who.carriers === 'own' ? { [ownCarrier.key]: ownCarrier } : carriers

/** The name of the carrier that a person has given a parcel to. */
export function carrierName(who: Who, key: string): string {
  const known = carriersOf(who)
  const carrier = Object.hasOwn(known, key) ? known[key] : undefined
  if (!carrier) throw new Refusal('invalid', `快递公司应为：${Object.keys(known).join('、')}`)
  return carrier.name
}

/** How our own carrier knows the parcel of an order. */
export const ownParcel = (no: string) => ({
  carrier: ownCarrier.key,
  trackingNo: `LJE${no.slice(-12)}`,
})
