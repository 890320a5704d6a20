import type { Parsed } from '@contract/api'
import type { Orders } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import { hasStep, refuseElsewhere } from '@server/areas/programme/programme'
import type { Campaign } from '@server/areas/programme/programme'
import { type Call, chosenPrize, knownOf, personOf, reasonAgainst } from '@server/areas/prize/prize'
import type { Order } from './order'
import { counter } from './seller'

type Input = Parsed<'/user/vip/makeVipOrder'>

/** Holds a prize for the buyer; points and gold are taken at once, money is waited for. */
export async function makeOrder(
  orders: Orders,
  call: Call,
  campaign: Campaign,
  input: Input,
): Promise<Order> {
  const { db, config, now, platform } = call
  const { definition } = campaign
  refuseElsewhere(campaign, call)
  if (!hasStep(definition, 'pay')) throw new Refusal('payWrong', '这个活动不用付款')
  const person = await personOf(call, campaign, input)
  const chosen = definition.card ? null : chosenPrize(campaign, input.prize_key)
  const { price } = await counter.offer(db, { campaign, chosen, pay: input.pay, platform })
  const known = await knownOf(db, campaign, person, now)
  const { card, machine_sn: machineSn } = input
  const wish = { campaign, person, known, prize: chosen, card, machineSn }
  const reason = await reasonAgainst(db, { ...wish, paying: true, now })
  if (reason) throw reason
  if (chosen?.gives.type === 'goods' && chosen.gives.parcel && input.address_id === undefined)
    throw new Refusal('addressNeeded')
  const addressId = input.address_id ?? null
  const ownSeed = input.own_seed ?? ''
  const buying = { campaign, person, chosen, addressId, price, ownSeed }
  const order = await counter.hold(db, { ...buying, key: config.dataKey, now })
  await orders.begin(db, order, now)
  return order
}
