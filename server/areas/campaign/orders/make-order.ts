import type { Parsed } from '@contract/api'
import { debit } from '@server/areas/wallet/wallet'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import { type Campaign, linkOf, type StockedPrize } from '../find'
import { hasStep, type Pay } from '../definition'
import { reasonAgainst, chosenPrize } from '../rules/eligible'
import { knownOf } from '../rules/known'
import { countLimits } from '../rules/limits'
import { type Call, personOf } from '../receive/person'
import { drawFor } from '../receive/guarantee'
import { pictureOf, sealPhoneOf } from '../receive/receipt'
import { takeChosen } from '../receive/stock'
import { campaignOrders } from '../tables'
import { newOrderSn, type Order } from './order'
import { goOn } from './settle'

type Input = Parsed<'/user/vip/makeVipOrder'>

/** How long an order waits for money, and holds its prize meanwhile. */
const unpaidSeconds = 15 * 60

/** Holds a prize for the buyer; points and gold are taken at once, money is waited for. */
export async function makeOrder(call: Call, campaign: Campaign, input: Input): Promise<Order> {
  const { db, config, now, position } = call
  const { definition } = campaign
  if (!hasStep(definition, 'pay')) throw new Refusal('payWrong', '这个活动不用付款')
  const person = await personOf(call, campaign, input)
  const chosen = definition.card ? null : chosenPrize(campaign, input.prize_key)
  const amount = priceOf(campaign, chosen, input.pay)
  const known = await knownOf(db, campaign, person, now)
  const { card, machine_sn: machineSn } = input
  const wish = { campaign, person, known, prize: chosen, card, machineSn }
  const reason = await reasonAgainst(db, { ...wish, position, paying: true, now })
  if (reason) throw reason
  if (chosen?.gives.type === 'goods' && chosen.gives.parcel && input.address_id === undefined)
    throw new Refusal('addressNeeded')
  const { prize, drawing } = definition.card
    ? { prize: null, drawing: null }
    : await hold(call, campaign, chosen)
  const counted = definition.card
    ? []
    : await countLimits(db, { campaign, prize, subjects: person.subjects, now })
  const shown = prize && definition.pick === 'choose' ? prize.name : definition.title
  const [order] = await db
    .insert(campaignOrders)
    .values({
      userId: person.userId,
      orderSn: newOrderSn(now),
      campaignKey: campaign.key,
      state: 'unpaid',
      prizeKey: prize?.key ?? null,
      heldOn: businessDay(now),
      pay: input.pay,
      amount,
      title: shown,
      picture: pictureOf(definition.share.picture),
      tint: definition.look.tint,
      facts: {
        counted,
        drawing,
        addressId: input.address_id ?? null,
        link: linkOf(definition),
      },
      phone: sealPhoneOf(config.dataKey, person.userId, person.phone),
      createdAt: now,
      expiresAt: new Date(now.getTime() + unpaidSeconds * 1000),
    })
    .returning()
  return input.pay === 'money' ? order! : payAtOnce(call, campaign, order!)
}

const hold = async ({ db, user, now }: Call, campaign: Campaign, chosen: StockedPrize | null) => {
  if (!chosen) return drawFor(db, campaign, user.userId, now)
  await takeChosen(db, campaign, chosen, now)
  return { prize: chosen, drawing: null }
}

function priceOf({ definition }: Campaign, prize: StockedPrize | null, pay: Pay): number {
  const amount = (prize?.price ?? definition.price)[pay]
  if (amount === undefined) throw new Refusal('payWrong')
  return amount
}

async function payAtOnce(call: Call, campaign: Campaign, order: Order): Promise<Order> {
  const { db, now } = call
  const { userId, pay, amount, orderSn, title } = order
  await debit(db, {
    userId,
    currency: pay as 'points' | 'gold',
    amount,
    from: 'exchange',
    title,
    orderSn,
    at: now,
  })
  return goOn(db, campaign, order, now)
}
