import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize } from '@server/areas/programme/programme'
import { hasStep, available, closedFor, refusalIn } from '@server/areas/programme/programme'
import { isRunning } from '../lamps/entry'
import { wordsFor } from '../lamps/words'
import { outingMissing } from '../outside/outing'
import type { Person } from '../receive/person'
import { ageUnproved } from './adult'
import { notOpenYet } from './after'
import { cardDigits, notMeant } from './audience'
import { blockedOut } from './blocked'
import { type Known, needsEntry } from './known'
import { limitReached } from './limits'
import { awayFromMachine } from './machine'

export interface Wish {
  campaign: Campaign
  person: Person
  known: Known
  /** Null where it is drawn, or known only by its code. */
  prize: StockedPrize | null
  card: string | undefined
  /** Another phone than one's own will be told when it is received. */
  phoneLater?: boolean
  machineSn: string | undefined
  /** Paying for a card begins what receiving needs. */
  paying: boolean
  now: Date
}

/** The first reason why this person cannot receive it now, told before anything is taken. */
export async function reasonAgainst(db: Db, wish: Wish): Promise<Refusal | null> {
  const { campaign, person, now } = wish
  const { userId, phone, guest } = person
  const isGuestLater = wish.phoneLater === true && campaign.definition.phone === 'any'
  const asking = { db, userId, phone, now, card: wish.card, guest: isGuestLater ? null : guest }
  return (
    closedFor(campaign, now) ??
    blockedOut(wish.known.counts, person.userId) ??
    (await notMeant(campaign, asking)) ??
    (await ageUnproved(campaign.definition, asking)) ??
    cardMissing(campaign, wish.card) ??
    (wish.paying ? null : entryMissing(wish)) ??
    limitReached(wish.known.counts, receivingOf(wish)) ??
    (await awayFromMachine(db, { ...wish, userId: person.userId })) ??
    notToBeHad(wish)
  )
}

const receivingOf = ({ campaign, prize, person: { subjects }, now }: Wish) => ({
  campaign,
  prize,
  subjects,
  now,
})

function notToBeHad(wish: Wish): Refusal | null {
  const { campaign, known, prize, paying } = wish
  return (
    (prize && soldOut(campaign, prize)) ??
    (prize && notOpenYet(known.counts, receivingOf(wish), prize)) ??
    (paying ? null : outingMissing(campaign, known.outing))
  )
}

const cardMissing = (campaign: Campaign, card: string | undefined) =>
  cardDigits(campaign) > 0 && card === undefined
    ? new Refusal('cardNeeded', `请填写银行卡号的前 ${cardDigits(campaign)} 位`)
    : null

function entryMissing({ campaign: { definition }, known: { entry }, prize, now }: Wish) {
  if (!needsEntry(definition)) return null
  if (!entry) {
    return new Refusal('entryNeeded', definition.card ? '请先开通，再来领取' : undefined)
  }
  if (!isRunning(entry, now)) return new Refusal('entryNeeded', '您的卡已经到期，续开后继续领取')
  const missing = (prize?.lamps ?? 0) - entry.lit
  return missing > 0 ? new Refusal('lampsShort', wordsFor(definition).short(missing)) : null
}

function soldOut(campaign: Campaign, prize: StockedPrize) {
  if (available(prize) > 0) return null
  if (prize.stock > 0) return refusalIn(campaign, 'soldOutToday')
  const others = campaign.prizes.length > 1
  const gone = `“${prize.name}”已经领完了，看看别的奖品吧`
  return others ? new Refusal('prizesGone', gone) : refusalIn(campaign, 'soldOut')
}

/** The prize that was named, or the only one there is; null where none is chosen. */
export function chosenPrize(campaign: Campaign, key: string | undefined): StockedPrize | null {
  const { definition, prizes } = campaign
  if (definition.pick !== 'choose' || hasStep(definition, 'redeem')) return null
  const prize =
    key === undefined && prizes.length === 1 ? prizes[0] : prizes.find((one) => one.key === key)
  if (!prize)
    throw new Refusal(
      'invalid',
      key === undefined ? '请先选一份奖品' : '没有这份奖品，请刷新后再选',
    )
  return prize
}
