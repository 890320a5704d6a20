import type { Parsed } from '@contract/api'
import { solveCaptcha, spendCodeFor } from '@server/areas/auth/auth'
import { uuidv7 } from '@server/database/uuid'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize } from '@server/areas/programme/programme'
import { closedFor, hasStep, isDrawn, lockCampaign } from '@server/areas/programme/programme'
import { stateAge } from '../rules/adult'
import { chosenPrize, reasonAgainst } from '../rules/eligible'
import { knownOf } from '../rules/known'
import { countLimits } from '../rules/limits'
import { redeem } from './codes'
import { deliver } from './deliver'
import { drawFor } from './guarantee'
import { type Call, type Person, personOf } from './person'
import { type Receipt, sealPhoneOf } from './receipt'
import { watchFarming } from './signals'
import { takePrize } from './stock'
import { countTry } from './tries'

type Input = Parsed<'/tp5/api/Campaign/receive'>

/**
 * Proofs first, then the stock, then what is counted of the person, then the gift: every receiving
 * locks in this order, and a refusal at any step gives all of it back. A bundle gives several.
 */
export async function receive(call: Call, campaign: Campaign, input: Input): Promise<Receipt[]> {
  const { db, config, now } = call
  const { definition } = campaign
  if (hasStep(definition, 'pay') && !definition.card)
    throw new Refusal('boxUnpaid', '这份奖品要先付款')
  // In a rush most come too late: they are told so before anything else is looked up.
  const closed = closedFor(campaign, now)
  if (closed) throw closed
  const person = await personOf(call, campaign, input)
  const chosen = chosenPrize(campaign, input.prize_key)
  const reason = await reasonAgainst(db, {
    campaign,
    person,
    known: await knownOf(db, campaign, person, now),
    prize: chosen,
    card: input.card,
    machineSn: input.machine_sn,
    paying: false,
    now,
  })
  if (reason) throw reason
  refuseWithoutAddress(chosen, input.address_id)
  // Before anything is locked: what commits on its own must not wait for what we hold.
  if (hasStep(definition, 'redeem')) await countTry(call, campaign.key, person.userId)
  await prove(call, campaign, person, input)
  await stateAge(definition, { db, userId: person.userId, now }, input.adult)
  const receiptId = uuidv7(now.getTime())
  const bundle = definition.pick === 'all'
  const drawn = isDrawn(definition)
    ? await draw(call, campaign, { drawnFor: receiptId, ownSeed: input.own_seed ?? '' })
    : null
  const prize = bundle
    ? null
    : (drawn?.prize ?? chosen ?? (await redeemed(call, campaign, input.redeem, receiptId)))
  const taken = prize ? [prize] : campaign.prizes
  if (!drawn) for (const prize of taken) await takePrize(db, campaign, { prize, now })
  await countLimits(db, { campaign, prize, subjects: person.subjects, now })
  const receipts: Receipt[] = []
  for (const [nth, one] of taken.entries()) {
    receipts.push(
      await deliver(db, {
        campaign: drawn?.campaign ?? campaign,
        prize: one,
        receiptId: nth === 0 ? receiptId : uuidv7(now.getTime()),
        userId: person.userId,
        phone: sealPhoneOf(config.dataKey, person.userId, person.phone),
        addressId: input.address_id ?? null,
        drawId: drawn?.drawId ?? null,
        now,
      }),
    )
  }
  await watchFarming(db, { campaignKey: campaign.key, ...person, now })
  return receipts
}

/** What is chosen is sent at once; what was drawn asks for its address later. */
function refuseWithoutAddress(prize: StockedPrize | null, addressId: number | undefined) {
  if (prize?.gives.type === 'goods' && prize.gives.parcel && addressId === undefined)
    throw new Refusal('addressNeeded')
}

async function draw(
  { db, now, user }: Call,
  campaign: Campaign,
  which: { drawnFor: string; ownSeed: string },
) {
  const locked = await lockCampaign(db, campaign.key, now)
  const closed = closedFor(locked, now)
  if (closed) throw closed
  const drawn = await drawFor(db, locked, { userId: user.userId, ...which, now })
  return { ...drawn, campaign: locked }
}

async function redeemed(
  { db, config }: Call,
  { key: campaignKey, prizes }: Campaign,
  code: string | undefined,
  receiptId: string,
): Promise<StockedPrize> {
  if (code === undefined) throw new Refusal('redeemWrong', '请填写兑换码')
  const prizeKey = await redeem(db, config.dataKey, { campaignKey, code, receiptId })
  return prizes.find(({ key }) => key === prizeKey)!
}

/** The captcha, where no SMS has asked for one, and the code of the SMS. */
async function prove(call: Call, { definition }: Campaign, { phone }: Person, input: Input) {
  if (hasStep(definition, 'sms')) {
    if (input.code === undefined) throw new Refusal('smsWrong', '请填写短信验证码')
    await spendCodeFor(call, phone, input.code, 'campaign')
  } else if (hasStep(definition, 'captcha')) {
    if (input.captcha_id === undefined || input.captcha_code === undefined)
      throw new Refusal('captchaWrong', '请填写图形验证码')
    await solveCaptcha(call, input.captcha_id, input.captcha_code)
  }
}
