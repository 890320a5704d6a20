import { eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { holdTable } from '@server/database/hold-table'
import { uuidv7 } from '@server/database/uuid'
import { nameKeyOf } from '@server/name-key'
import { readAnswers, scoreOf } from '../score'
import { states } from '../states'
import { locationLeads } from '../tables'
import { type Lead, lockLead, lockMine, mayRecover } from './find'
import { refuseKnown } from './known'
import { moveLead, note } from './move'

export type Written = Parsed<'/tp5/api/VillageDevelop/add'>

interface Doer {
  userId: string
  now: Date
}

async function check(tx: Db, wish: Written, userId: string, but?: string): Promise<string> {
  const nameKey = nameKeyOf(wish.name)
  if (nameKey === '') throw new Refusal('invalid', '地方名称里要有文字或数字')
  await refuseKnown(tx, { ...wish, userId, but })
  return nameKey
}

/** A place that nobody develops yet. */
export async function addLead(tx: Db, wish: Written, { userId, now }: Doer): Promise<string> {
  await holdTable(tx, locationLeads)
  const nameKey = await check(tx, wish, userId)
  const leadId = uuidv7(now.getTime())
  await tx.insert(locationLeads).values({
    ...wish,
    ...{ leadId, userId, nameKey, state: 'lead', foundAt: now, movedAt: now },
  })
  await note(tx, { leadId, userId, state: 'lead', words: '发现线索', now })
  return leadId
}

const names: Partial<Record<keyof Written, string>> = {
  name: '名称',
  kind: '类型',
  address: '地址',
  latitude: '位置',
  longitude: '位置',
  households: '户数',
  people: '人口',
  clue: '线索',
}

/** What is another than it was, by name. */
const changedOf = (lead: Lead, wish: Written): string[] => [
  ...new Set(
    (Object.keys(names) as (keyof Written)[])
      .filter((key) => lead[key] !== wish[key])
      .map((key) => names[key]!),
  ),
]

/** Says more of it; one that waits for a decision, or was decided on, stays what it was. */
export async function editLead(tx: Db, leadId: string, wish: Written, { userId, now }: Doer) {
  const lead = await lockMine(tx, leadId, userId)
  mustMay(lead, 'edit', '改资料')
  const changed = changedOf(lead, wish)
  if (changed.length === 0) throw new Refusal('invalid', '没有改什么，改一项再保存')
  const nameKey = await check(tx, wish, userId, leadId)
  const [edited] = await tx
    .update(locationLeads)
    .set({ ...wish, nameKey })
    .where(eq(locationLeads.leadId, leadId))
    .returning()
  await note(tx, { leadId, userId, words: `改了${changed.join('、')}`, now })
  return edited!
}

export function mustMay(lead: Lead, action: 'edit' | 'score', text: string): void {
  const { actions, text: is } = states.of(lead.state)
  if (!actions.includes(action))
    throw new Refusal('locationMoved', `这个点位${is}，现在不能${text}`)
}

interface Happened extends Doer {
  words: string
  visited: boolean
}

/** What happened; a first visit brings a lead further. */
export async function addTimeline(tx: Db, leadId: string, happened: Happened): Promise<Lead> {
  const { userId, words, visited, now } = happened
  const lead = await lockMine(tx, leadId, userId)
  if (visited)
    return moveLead(tx, lead, { to: 'visited', by: userId, words: `勘测：${words}`, now })
  await note(tx, { leadId, userId, words, now })
  return lead
}

/** By an answer to every question; again as long as nobody was asked to decide. */
export async function scoreLead(tx: Db, leadId: string, written: string, { userId, now }: Doer) {
  const lead = await lockMine(tx, leadId, userId)
  mustMay(lead, 'score', '评分')
  const answers = readAnswers(written)
  const score = scoreOf(answers)
  const words = `评分 ${score} 分`
  if (lead.state !== 'scored')
    return moveLead(tx, lead, { to: 'scored', by: userId, words, set: { answers, score }, now })
  const [scored] = await tx
    .update(locationLeads)
    .set({ answers, score })
    .where(eq(locationLeads.leadId, leadId))
    .returning()
  await note(tx, { leadId, userId, words: `重新${words}`, now })
  return scored!
}

interface Reasoned extends Doer {
  reason: string
}

export async function loseLead(tx: Db, leadId: string, { userId, reason, now }: Reasoned) {
  const lead = await lockMine(tx, leadId, userId)
  return moveLead(tx, lead, { to: 'lost', by: userId, words: `放弃：${reason}`, now })
}

/** From then on it is whose who took it up. */
export async function recoverLead(tx: Db, leadId: string, { userId, reason, now }: Reasoned) {
  const lead = await lockLead(tx, leadId)
  states.check(lead.state, 'recovered')
  if (!mayRecover(lead, userId, now))
    throw new Refusal('forbidden', '刚放弃的点位先留给原来的人，过几天再来找回')
  await refuseKnown(tx, { ...lead, userId, but: leadId })
  return moveLead(tx, lead, {
    ...{ to: 'recovered', by: userId, words: `找回：${reason}`, now },
    // whoever takes it up looks for themselves
    set: { userId, answers: {}, score: null, submittedBy: null, reason: '' },
  })
}
