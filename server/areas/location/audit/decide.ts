import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Lead, lockLead, lockMine } from '../lead/find'
import { moveLead } from '../lead/move'
import { passMark } from '../score'
import { states } from '../states'

/** Why somebody may not decide on a lead; empty where they may. */
export function whyNotAudit(
  { state, submittedBy, userId }: Pick<Lead, 'state' | 'submittedBy' | 'userId'>,
  by: string,
): string {
  if (state !== 'submitted') return `这个点位${states.of(state).text}，现在不用审核`
  return submittedBy === by || userId === by ? '自己提交的要由别人审核' : ''
}

interface Submitting {
  leadId: string
  userId: string
  now: Date
}

/** Asks for a decision; what scored too little is not worth one. */
export async function submit(tx: Db, { leadId, userId, now }: Submitting): Promise<Lead> {
  const lead = await lockMine(tx, leadId, userId)
  states.check(lead.state, 'submitted')
  const score = lead.score ?? 0
  if (score < passMark) throw new Refusal('invalid', `评分 ${score} 分，满 ${passMark} 分才能提交`)
  return moveLead(tx, lead, {
    ...{ to: 'submitted', by: userId, words: `提交审核，${score} 分`, now },
    set: { submittedBy: userId, reason: '' },
  })
}

interface Decision {
  leadId: string
  /** Null where the house does it at its desk. */
  by: string | null
  pass: boolean
  reason: string
  now: Date
}

/** Somebody else than who submitted it says whether it is good, and why. */
export async function decide(tx: Db, { leadId, by, pass, reason, now }: Decision): Promise<Lead> {
  const lead = await lockLead(tx, leadId)
  if (by !== null && (lead.submittedBy === by || lead.userId === by))
    throw new Refusal('locationOwn')
  const words = `${pass ? '审核通过' : '审核没通过'}：${reason}`
  return moveLead(tx, lead, {
    ...{ to: pass ? 'approved' : 'refused', by, words, now },
    set: { reason },
  })
}
