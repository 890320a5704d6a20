import { and, desc, eq, ne } from 'drizzle-orm'
import { maskPhone } from '@server/areas/auth/auth'
import { balances } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize } from '@server/areas/programme/programme'
import { hasStep } from '@server/areas/programme/programme'
import { type Entry, entryById, isRunning } from './lamps/entry'
import { opensFirst, type Outing, tooEarly } from './outside/outing'
import { dryCount } from './receive/guarantee'
import { type Call, type Person, personOf } from './receive/person'
import type { Receipt } from './receive/receipt'
import { ageUnsaid } from './rules/adult'
import { reasonAgainst } from './rules/eligible'
import { type Known, knownOf } from './rules/known'
import { hasReceived } from './rules/limits'
import { campaignReceipts } from './tables'

/** What a person has to do with the prizes: what they received, and how many lamps they lit. */
export interface Standing {
  received: ReadonlySet<string>
  lit: number
}

/** What a campaign is to one person. */
export interface Mine extends Standing, Outing {
  /** How many draws in a row brought none of the better prizes. */
  dry: number
  phone: string
  purse: { points: number; gold: number }
  entry: Entry | null
  running: boolean
  receipts: Receipt[]
  /** The statement of age that is still to be made; empty: none. */
  adult: string
  /** Why nothing can be received now, the proofs aside. */
  refusal: Refusal | null
  /** Why the app of the partner may not be opened yet. */
  mayNotOpen: Refusal | null
  /** Whom the partner is told that we send. */
  reference: string | undefined
}

interface Told {
  machineSn: string | undefined
}

export async function mineOf(call: Call, campaign: Campaign, told: Told): Promise<Mine> {
  const { db, now, user } = call
  const { userId } = user
  const person = await personOf(call, campaign, {})
  const known = await knownOf(db, campaign, person, now)
  const { entry } = known
  const receipts = await receiptsOf(db, userId, campaign.key)
  const { definition } = campaign
  const running = isRunning(entry, now)
  const refusal = await reasonAgainst(db, {
    campaign,
    person,
    known,
    prize: onlyPrize(campaign),
    // Typed when it is received: until then it stands in nobody's way.
    card: cardInHand(campaign),
    phoneLater: true,
    machineSn: told.machineSn,
    paying: hasStep(definition, 'pay') && !(definition.card && running),
    now,
  })
  return {
    phone: maskPhone(person.phone),
    purse: await balances(db, userId),
    entry,
    running,
    receipts,
    adult: await ageUnsaid(definition, { db, userId, now }),
    received: receivedBy(person, campaign, known, now),
    dry: known.counts(dryCount(userId)),
    lit: entry?.lit ?? 0,
    refusal,
    ...known.outing,
    reference: person.references[0],
    mayNotOpen: receipts.length > 0 ? null : againstOpening(campaign, refusal),
  }
}

function receivedBy({ subjects }: Person, campaign: Campaign, { counts }: Known, now: Date) {
  const received = campaign.prizes.filter((prize) =>
    hasReceived(counts, { campaign, prize, subjects, now }),
  )
  return new Set(received.map(({ key }) => key))
}

/** Opening the app is the next step, or comes after receiving. */
function againstOpening({ definition }: Campaign, refusal: Refusal | null): Refusal | null {
  const { outside } = definition
  if (!outside) return null
  if (opensFirst(definition)) return waitsForOuting(refusal) ? null : refusal
  return refusal && refusal.refusal !== 'entryNeeded' ? refusal : tooEarly(outside)
}

const waitsForOuting = (refusal: Refusal | null) =>
  refusal?.refusal === 'outsideFirst' || refusal?.refusal === 'outsideUnconfirmed'

const onlyPrize = ({ prizes, definition }: Campaign): StockedPrize | null =>
  prizes.length === 1 && definition.pick === 'choose' ? prizes[0]! : null

function cardInHand({ definition: { audience } }: Campaign): string | undefined {
  const rule = audience.find((one) => one.rule === 'card')
  return rule && 'prefixes' in rule
    ? rule.prefixes[0]!.padEnd(rule.digits, '0').slice(0, rule.digits)
    : undefined
}

const receiptsOf = (db: Db, userId: string, campaignKey: string): Promise<Receipt[]> =>
  db
    .select()
    .from(campaignReceipts)
    .where(
      and(
        eq(campaignReceipts.userId, userId),
        eq(campaignReceipts.campaignKey, campaignKey),
        ne(campaignReceipts.state, 'returned'),
      ),
    )
    .orderBy(desc(campaignReceipts.receiptId))
    .limit(10)

/** The lamps that somebody asked me to help with; a link that leads nowhere shows the campaign. */
export async function invitedTo(db: Db, campaign: Campaign, entryId: string | undefined) {
  if (entryId === undefined) return null
  const entry = await entryById(db, entryId)
  return entry?.campaignKey === campaign.key ? entry : null
}
