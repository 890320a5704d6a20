import type { Config } from '@server/config'
import { Refusal } from '@server/call/refusal'
import { createLogistics } from './logistics'

/** The name of the carrier that a person has given a parcel to. */
export function carrierName(config: Pick<Config, 'logistics'>, key: string): string {
  const { carriers } = createLogistics(config)
  const known = Object.hasOwn(carriers, key) ? carriers[key] : undefined
  if (!known) throw new Refusal('invalid', `快递公司应为：${Object.keys(carriers).join('、')}`)
  return known.name
}
