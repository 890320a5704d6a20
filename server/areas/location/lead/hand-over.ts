import { and, eq, inArray, ne } from 'drizzle-orm'
import { hasRole, maskName, nicknames, peopleByPhone } from '@server/areas/auth/auth'
import { remind } from '@server/areas/message/message'
import { handUploads } from '@server/areas/upload/upload'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { contractUse } from '../audit/contract'
import { locationContracts, locationLeads } from '../tables'
import { type Lead, lockLead } from './find'
import { note } from './move'

/** Whoever develops it may; anybody who develops may once they are gone, or develop no more. */
export async function mayHandOver(db: Db, lead: Lead, userId: string): Promise<boolean> {
  if (lead.state === 'lost') return false
  return lead.userId === userId || !(await hasRole(db, lead.userId, 'developer'))
}

interface Handing {
  key: DataKey
  userId: string
  leadId: string
  /** Of whoever takes over. */
  phone: string
  /** With it all others of the same developer that were not given up. */
  all: boolean
  reason: string
  now: Date
}

/** With it goes what was signed and who can be talked to: from then on the other reads it. */
export async function handOver(tx: Db, handing: Handing): Promise<Lead> {
  const { leadId, phone, all, key } = handing
  const lead = await lockLead(tx, leadId)
  if (lead.state === 'lost')
    throw new Refusal('locationMoved', '这个点位已放弃，不用交接：谁接着做，谁去找回')
  if (!(await mayHandOver(tx, lead, handing.userId)))
    throw new Refusal('forbidden', '这个点位的负责人还在，请他自己交接')
  const to = (await peopleByPhone({ db: tx, key }, [phone])).get(phone)
  if (to === undefined || !(await hasRole(tx, to, 'developer')))
    throw new Refusal(
      'invalid',
      `${phone} 不是拓展员的手机号：请对方先用它登录一次，再请平台加上拓展员的角色`,
    )
  if (to === lead.userId) throw new Refusal('invalid', '这个点位已经由这位拓展员负责，不用交接')
  const { userId, state } = locationLeads
  const which = all
    ? and(eq(userId, lead.userId), ne(state, 'lost'))
    : eq(locationLeads.leadId, leadId)
  const handed = await tx.update(locationLeads).set({ userId: to }).where(which).returning()
  await handContracts(tx, handed, to)
  await tell(tx, handed, { ...handing, from: lead.userId, to })
  return handed.find((one) => one.leadId === leadId)!
}

async function handContracts(tx: Db, leads: readonly Lead[], to: string): Promise<void> {
  const ids = leads.map(({ leadId }) => leadId)
  const signed = await tx
    .update(locationContracts)
    .set({ userId: to })
    .where(inArray(locationContracts.leadId, ids))
    .returning({ leadId: locationContracts.leadId })
  await handUploads(
    tx,
    signed.map(({ leadId }) => contractUse(leadId)),
    to,
  )
}

async function tell(
  tx: Db,
  leads: readonly Lead[],
  { from, to, userId: by, reason, now }: Handing & { from: string; to: string },
): Promise<void> {
  const names = await nicknames(tx, [from, to])
  const nameOf = (one: string) => maskName(names.get(one) ?? '')
  const words = `由${nameOf(from)}交接给${nameOf(to)}：${reason}`
  const stays = await hasRole(tx, from, 'developer')
  for (const { leadId, name } of leads) {
    const eventId = await note(tx, { leadId, userId: by, words, now })
    for (const userId of stays ? [from, to] : [to])
      await remind(tx, {
        ...{ userId, kind: 'locationMoved', about: `location ${eventId}`, at: now },
        facts: { lead_id: leadId, name, state: '换人负责', words },
      })
  }
}
