import type { Settings } from '@server/config'
import { carriersOf } from '@server/providers/logistics/carrier'
import { Refusal } from './refusal'

/** The name of the carrier that a person of the house has given a parcel to. */
export function carrierName(who: Pick<Settings, 'carriers'>, key: string): string {
  const known = carriersOf(who)
  const carrier = Object.hasOwn(known, key) ? known[key] : undefined
  if (!carrier) throw new Refusal('invalid', `快递公司应为：${Object.keys(known).join('、')}`)
  return carrier.name
}
