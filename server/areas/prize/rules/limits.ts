import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, Counted, Counts, Limit, Prize } from '@server/areas/programme/programme'
import {
  countUp,
  moveCount,
  readCounts,
  alreadyWords,
  isBought,
  periodOf,
} from '@server/areas/programme/programme'

/** Those whose receiving is counted; the device where it was told. */
export interface Subjects {
  user: string
  phone: string
  device: string | null
  network: string
}

type Limited = Pick<Prize, 'key' | 'limits'>

interface Count extends Counted {
  limit: Limit
}

/** What somebody receives: of a campaign, and which prize unless it is drawn. */
export interface Receiving {
  campaign: Campaign
  prize: Limited | null
  subjects: Subjects
  now: Date
}

/** Whoever tells no device shares one with all of their home who tell none. */
const subjectOf = ({ of }: Limit, subjects: Subjects, scope: string): string =>
  `${of} ${subjects[of] ?? `untold in ${subjects.network}`}${scope}`

const scopeOf = ({ key }: Limited) => ` ${key}`

const countsFor = (limits: readonly Limit[], scope: string, { subjects, now }: Receiving) =>
  limits.map((limit): Count => ({
    subject: subjectOf(limit, subjects, scope),
    period: periodOf(limit.every, now),
    limit,
  }))

const prizeCounts = (receiving: Receiving) => {
  const { prize } = receiving
  return prize ? countsFor(prize.limits, scopeOf(prize), receiving) : []
}

/** Every count that receiving it moves, in one order for all, so that two never wait crosswise. */
const countsOf = (receiving: Receiving) =>
  [
    ...countsFor(receiving.campaign.definition.limits, '', receiving),
    ...prizeCounts(receiving),
  ].sort((one, other) => (one.subject + one.period < other.subject + other.period ? -1 : 1))

/** All subjects by which somebody's receiving is counted in a campaign, whatever the prize. */
export function limitSubjects({ definition, prizes }: Campaign, subjects: Subjects): string[] {
  const all = [
    ...definition.limits.map((limit) => subjectOf(limit, subjects, '')),
    ...prizes.flatMap((prize) =>
      prize.limits.map((limit) => subjectOf(limit, subjects, scopeOf(prize))),
    ),
  ]
  return [...new Set(all)]
}

/** Counts the receiving, or refuses it where it is one too many. */
export async function countLimits(tx: Db, receiving: Receiving): Promise<Counted[]> {
  const { campaign, subjects } = receiving
  const counts = countsOf(receiving)
  for (const { subject, period, limit } of counts) {
    if ((await countUp(tx, campaign.key, { subject, period }, limit.most)) !== null) continue
    // Whoever has received already is told so, whichever of their counts was met first.
    const asTheyAre = await readCounts(tx, campaign.key, limitSubjects(campaign, subjects))
    throw limitReached(asTheyAre, receiving) ?? refusalOf(campaign, limit)
  }
  return counts.map(({ subject, period }) => ({ subject, period }))
}

/** What would be refused by a count as it stands; the person's own first. */
export function limitReached(counts: Counts, receiving: Receiving): Refusal | null {
  const full = firstFull(counts, countsOf(receiving).reverse())
  return full ? refusalOf(receiving.campaign, full.limit) : null
}

const firstFull = (counts: Counts, asked: readonly Count[]) =>
  asked.find((one) => counts(one) >= one.limit.most)

/** Of those who help, not of those who receive. */
const ofHelping = ' (help)'

/** Counts a friend's help where they are, or refuses it where so many have helped from there today. */
export async function countHelp(
  tx: Db,
  { key, definition }: Campaign,
  places: Pick<Subjects, 'device' | 'network'>,
  now: Date,
) {
  for (const of of ['device', 'network'] as const) {
    const most = definition.lamps?.helps_a_day_of?.[of]
    if (most === undefined) continue
    const limit: Limit = { of, every: 'day', most }
    const subject = subjectOf(limit, { user: '', phone: '', ...places }, ofHelping)
    const counted = { subject, period: periodOf(limit.every, now) }
    if ((await countUp(tx, key, counted, most)) === null)
      throw new Refusal('tooManyHere', '这台手机或这个网络今天帮得够多了，明天再来')
  }
}

/** Gives counts back that an order had taken. */
export async function uncount(tx: Db, campaignKey: string, counted: readonly Counted[]) {
  for (const one of counted) await moveCount(tx, campaignKey, one, -1)
}

/** Whether this prize is as often with somebody as it may be, whatever else the campaign counts. */
export const hasReceived = (counts: Counts, receiving: Receiving): boolean =>
  firstFull(counts, prizeCounts(receiving)) !== undefined

function refusalOf({ definition }: Campaign, { of, every }: Limit) {
  const { words } = definition
  const already = alreadyWords(every, isBought(definition))
  if (of === 'user') return new Refusal('prizeReceived', words.received ?? already)
  if (of === 'phone') return new Refusal('phoneReceived', words.phoneReceived)
  return new Refusal('tooManyHere')
}
