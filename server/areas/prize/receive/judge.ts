import { type Campaign, hasStep } from '@server/areas/programme/programme'
import { chosenPrize, reasonAgainst } from '../rules/eligible'
import { knownOf } from '../rules/known'
import { type Call, personOf } from './person'

interface Told {
  prize_key?: string | undefined
  card?: string | undefined
  machine_sn?: string | undefined
  phone?: string | undefined
  device?: string | undefined
}

/** Who asks, and the first reason why they could not receive it with what they tell. */
export async function judge(call: Call, campaign: Campaign, told: Told) {
  const { db, now } = call
  const { definition } = campaign
  const person = await personOf(call, campaign, told)
  const known = await knownOf(db, campaign, person, now)
  const buysCard = definition.card !== undefined && told.prize_key === undefined
  const reason = await reasonAgainst(db, {
    campaign,
    person,
    known,
    prize: buysCard ? null : chosenPrize(campaign, told.prize_key),
    card: told.card,
    machineSn: told.machine_sn,
    paying: buysCard || (hasStep(definition, 'pay') && !definition.card),
    now,
  })
  return { person, known, reason }
}
