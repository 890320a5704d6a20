import { eq } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import { claimUploads, uploadAddresses } from '@server/areas/upload/upload'
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

const mostYears = 10

interface Saving {
  userId: string
  key: DataKey
  now: Date
}

/** The first makes it signed; until it opens what was agreed may be put right. */
export async function saveContract(tx: Db, wish: Wish, saving: Saving): Promise<Lead> {
  const { lead_id: leadId, starts_on: startsOn, ends_on: endsOn, rent, share, terms } = wish
  const { userId, key, now } = saving
  const lead = await lockMine(tx, leadId, userId)
  if (lead.state !== 'contracted') states.check(lead.state, 'contracted')
  refusePeriod(startsOn, endsOn)
  const known = await findContract(tx, leadId)
  const pictureIds = await picturesOf(tx, wish, { ...saving, known: known?.pictureIds ?? [] })
  const party = parties.seal(key, leadId, { name: wish.party, phone: wish.phone })
  const row = { userId, party, startsOn, endsOn, rent, share, terms, pictureIds, signedAt: now }
  await tx
    .insert(locationContracts)
    .values({ leadId, ...row })
    .onConflictDoUpdate({ target: locationContracts.leadId, set: row })
  const words = `${startsOn} 到 ${endsOn}`
  if (lead.state !== 'contracted')
    return moveLead(tx, lead, { to: 'contracted', by: userId, words: `签约：${words}`, now })
  await note(tx, { leadId, userId, words: `改了合同：${words}`, now })
  return lead
}

function refusePeriod(startsOn: string, endsOn: string): void {
  if (endsOn <= startsOn) throw new Refusal('invalid', '合同要在开始之后结束，请重新选日期')
  if (daysBetween(startsOn, endsOn) > mostYears * 366)
    throw new Refusal('invalid', `合同最长 ${mostYears} 年，请重新选日期`)
}

/** Those that are sent take the place of those that were; without any there is no contract. */
async function picturesOf(tx: Db, wish: Wish, saving: Saving & { known: string[] }) {
  const { lead_id: leadId, picture_ids: sent = [] } = wish
  const { userId, known, now } = saving
  await claimUploads(tx, {
    ...{ userId, uploadIds: sent.filter((id) => !known.includes(id)), now },
    ...{ kind: 'location', media: 'picture', usedBy: `location contract ${leadId}` },
  })
  const pictureIds = sent.length > 0 ? sent : known
  if (pictureIds.length === 0) throw new Refusal('invalid', '请拍下签好的合同')
  return pictureIds
}

export async function findContract(db: Db, leadId: string) {
  const [contract] = await db
    .select()
    .from(locationContracts)
    .where(eq(locationContracts.leadId, leadId))
  return contract
}

/** For whoever signed it: with addresses of its pictures that are soon over. */
export async function contractOf({ db, config, now }: Reading, leadId: string): Promise<Told> {
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
