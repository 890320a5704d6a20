import type { Out } from '@contract/api'
import { maskName, maskPhone, nicknames } from '@server/areas/auth/auth'
import { dayMs, replyTime } from '@server/calendar'
import type { Reading } from '../reading'
import { partnerDays } from '../rules'
import { type Applicant, applicants } from '../sealed'
import { activities } from './activities'
import type { Application } from './apply'
import { partnerStates } from './states'

type Row = Out<'/tp5/api/AttractInvestment/answer'>

export const dueOf = ({ appliedAt }: Pick<Application, 'appliedAt'>): Date =>
  new Date(appliedAt.getTime() + partnerDays * dayMs)

/** Masked: whoever rings them up looks, and leaves a record of it. */
export async function presentApplications(
  { db, config, userId: reader }: Reading,
  applications: readonly Application[],
): Promise<Row[]> {
  const names = await nicknames(
    db,
    applications.flatMap(({ answeredBy }) => answeredBy ?? []),
  )
  return applications.map((one) => ({
    ...maskedOf(applicants.open(config.dataKey, one.applicationId, one.sealed)),
    application_id: one.applicationId,
    activity: one.activity,
    title: activities[one.activity].title,
    town: one.town,
    applied_at: replyTime(one.appliedAt),
    state: one.state,
    state_text: partnerStates.of(one.state).text,
    answer: one.answer,
    answered_by: byOf(one, names),
    answered_at: one.answeredAt && replyTime(one.answeredAt),
    due_at: replyTime(dueOf(one)),
    mine: one.userId === reader ? 1 : 0,
  }))
}

const maskedOf = ({ name, phone, words }: Applicant): Applicant => ({
  name: maskName(name),
  phone: maskPhone(phone),
  words,
})

function byOf({ state, answeredBy }: Application, names: ReadonlyMap<string, string>): string {
  if (state === 'waiting') return ''
  return answeredBy === null ? '平台' : maskName(names.get(answeredBy) ?? '')
}
