import type { Settings } from '@server/config'
import { carriers, ownCarrier } from './carriers'

type Who = Pick<Settings, 'carriers'>

/** Whom a person of the house can hand a parcel to, by key. */
export const carriersOf = (who: Who): typeof carriers =>
  who.carriers === 'own' ? { [ownCarrier.key]: ownCarrier } : carriers

/** How our own carrier knows the parcel of an order. */
export const ownParcel = (no: string) => ({
  carrier: ownCarrier.key,
  trackingNo: `LJE${no.slice(-12)}`,
})
