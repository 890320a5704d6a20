import type { Out } from '@contract/api'
import type { Campaign, StepName } from '@server/areas/programme/programme'
import { hasStep } from '@server/areas/programme/programme'
import { cardDigits } from './audience'

/** What is asked of whoever takes part; `adult` is the statement of age that they still owe. */
export function needsOf(
  campaign: Campaign,
  adult: string,
): Out<'/tp5/api/Campaign/detail'>['needs'] {
  const { definition } = campaign
  const does = (step: StepName) => (hasStep(definition, step) ? 1 : 0)
  const parcel = definition.prizes.some(({ gives }) => gives.type === 'goods' && gives.parcel)
  return {
    sms: does('sms'),
    captcha: does('sms') || does('captcha'),
    phone: definition.phone === 'any' ? 1 : 0,
    card: cardDigits(campaign),
    code: does('redeem'),
    machine: does('machine'),
    address: parcel && definition.pick === 'choose' ? 1 : 0,
    adult,
  }
}
