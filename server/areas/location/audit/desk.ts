import { asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import type { DeskCase } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { findLead } from '../lead/find'
import { kindTexts } from '../rules'
import { answered } from '../score'
import { states } from '../states'
import { locationLeads } from '../tables'
import { decide } from './decide'

async function find(db: Db, id: string) {
  if (!uuid.safeParse(id).success) throw new Refusal('notFound', '没有这个点位')
  return findLead(db, id)
}

/** What developers have submitted; another developer may decide on it too. */
export const locationCase: DeskCase = {
  title: '点位审核',
  hours: 48,

  async list({ db }) {
    const rows = await db
      .select()
      .from(locationLeads)
      .where(eq(locationLeads.state, 'submitted'))
      .orderBy(asc(locationLeads.movedAt))
      .limit(200)
    return rows.map(({ leadId, movedAt, name, kind, score }) => ({
      ...{ id: leadId, since: movedAt },
      line: `${name}  ${kindTexts[kind]}  ${score ?? 0} 分`,
    }))
  },

  async show({ db }, id) {
    const lead = await find(db, id)
    return {
      since: lead.movedAt,
      facts: [
        ['地方', `${lead.name}  ${kindTexts[lead.kind]}`],
        ['状态', states.of(lead.state).text],
        ['地址', lead.address],
        ['户数、人口', `${lead.households} 户 ${lead.people} 人`],
        ['线索', lead.clue],
        ['总分', String(lead.score ?? 0)],
        ...answered(lead.answers).map(
          ({ question, option, points }) =>
            [question.title, `${option.text}  ${points}/${question.weight}`] as const,
        ),
        ['通过意味着', '可以去签约'],
        ['拒绝意味着', '退回给拓展员，理由会告诉他'],
      ],
      pictures: [],
    }
  },

  async approve({ db, now }, id) {
    const { leadId } = await find(db, id)
    await decide(db, { leadId, by: null, pass: true, reason: '平台同意', now })
  },

  async refuse({ db, now }, id, reason) {
    const { leadId } = await find(db, id)
    await decide(db, { leadId, by: null, pass: false, reason, now })
  },
}
