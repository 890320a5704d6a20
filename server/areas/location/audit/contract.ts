import { eq } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import type { LeadState } from '@contract/location/shapes'
import { claimUploads, releaseUploads, uploadAddresses } from '@server/areas/upload/upload'
import { businessDay, daysBetween, replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { type Lead, lockMine } from '../lead/find'
import { moveLead, note } from '../lead/move'
import type { Reading } from '../reading'
import { parties } from '../sealed'
import { states } from '../states'
import { locationContracts } from '../tables'

type Told = Out<'/tp5/api/VillageDevelopment/detail'>['contract']
type Wish = Parsed<'/tp5/api/VillageDevelop/contractSave'>
type Contract = typeof locationContracts.$inferSelect

const mostYears = 10

interface Saving {
  userId: string
  key: DataKey
  now: Date
}

/** The first makes it signed; from then on what was agreed may be put right, or renewed. */
export async function saveContract(tx: Db, wish: Wish, saving: Saving): Promise<Lead> {
  const { lead_id: leadId, starts_on: startsOn, ends_on: endsOn, rent, share, terms } = wish
  const { userId, key, now } = saving
  const lead = await lockMine(tx, leadId, userId)
  const holds = holdsContract(lead)
  if (!holds) states.check(lead.state, 'contracted')
  refusePeriod(startsOn, endsOn, now)
  const known = holds ? await findContract(tx, leadId) : undefined
  const changed = known && changedOf(known, wish, key)
  if (changed?.length === 0) throw new Refusal('invalid', '没有改什么，改一项再保存')
  const pictureIds = await picturesOf(tx, wish, { ...saving, known: known?.pictureIds ?? [] })
  const party = parties.seal(key, leadId, { name: wish.party, phone: wish.phone })
  const row = { userId, party, startsOn, endsOn, rent, share, terms, pictureIds, signedAt: now }
  await tx
    .insert(locationContracts)
    .values({ leadId, ...row })
    .onConflictDoUpdate({ target: locationContracts.leadId, set: row })
  const words = `${startsOn} 到 ${endsOn}`
  if (!holds)
    return moveLead(tx, lead, { to: 'contracted', by: userId, words: `签约：${words}`, now })
  const what = changed ? changed.join('、') : '全部'
  await note(tx, { leadId, userId, words: `改了合同的${what}：${words}`, now })
  return lead
}

function refusePeriod(startsOn: string, endsOn: string, now: Date): void {
  if (endsOn <= startsOn) throw new Refusal('invalid', '合同要在开始之后结束，请重新选日期')
  if (endsOn < businessDay(now)) throw new Refusal('invalid', '合同已经到期了，请重新选日期')
  if (daysBetween(startsOn, endsOn) > mostYears * 366)
    throw new Refusal('invalid', `合同最长 ${mostYears} 年，请重新选日期`)
}

/** What is another than it was, by name: what it was and is, is for whoever signed it alone. */
function changedOf(known: Contract, wish: Wish, key: DataKey): string[] {
  const party = parties.open(key, known.leadId, known.party)
  const changes = [
    ['签约方', party.name !== wish.party || party.phone !== wish.phone],
    ['期限', known.startsOn !== wish.starts_on || known.endsOn !== wish.ends_on],
    ['租金', known.rent !== wish.rent],
    ['分成', known.share !== wish.share],
    ['条款', known.terms !== wish.terms],
    ['照片', wish.picture_ids !== undefined],
  ] as const
  return changes.flatMap(([name, isChanged]) => (isChanged ? [name] : []))
}

/** Whose its pictures are. */
export const contractUse = (leadId: string) => `location contract ${leadId}`

/** Those that are sent take the place of those that were, which go; without any there is no contract. */
async function picturesOf(tx: Db, wish: Wish, saving: Saving & { known: string[] }) {
  const { lead_id: leadId, picture_ids: sent = [] } = wish
  const { userId, known, now } = saving
  if (sent.length === 0) {
    if (known.length === 0) throw new Refusal('invalid', '请拍下签好的合同')
    return known
  }
  const usedBy = contractUse(leadId)
  await releaseUploads(tx, usedBy, now)
  await claimUploads(tx, {
    ...{ userId, uploadIds: sent, now },
    ...{ kind: 'location', media: 'picture', usedBy },
  })
  return sent
}

/** What was agreed with a place that was given up holds no longer, though it is taken up again. */
export const contractStates = ['contracted', 'live'] as const satisfies readonly LeadState[]

const holdsContract = ({ state }: Lead): boolean => contractStates.some((one) => one === state)

export async function findContract(db: Db, leadId: string) {
  const [contract] = await db
    .select()
    .from(locationContracts)
    .where(eq(locationContracts.leadId, leadId))
  return contract
}

/** For whoever develops it alone: with addresses of its pictures that are soon over. */
export async function contractOf(reading: Reading, lead: Lead): Promise<Told> {
  const { db, config, userId, now } = reading
  const { leadId } = lead
  if (lead.userId !== userId || !holdsContract(lead)) return null
  const contract = await findContract(db, leadId)
  if (!contract) return null
  const { startsOn, endsOn, rent, share, terms, pictureIds, signedAt } = contract
  const { name, phone } = parties.open(config.dataKey, leadId, contract.party)
  return {
    ...{ party: name, phone, starts_on: startsOn, ends_on: endsOn, rent, share, terms },
    signed_at: replyTime(signedAt),
    pictures: await uploadAddresses({ db, config, now }, pictureIds),
    over: endsOn < businessDay(now) ? 1 : 0,
  }
}
