import type { auditCalls } from '@contract/location/audit'
import type { HandlersOf } from '@server/call/handler'
import { saveContract } from './audit/contract'
import { decide, submit } from './audit/decide'
import { goLive } from './audit/live'
import { presentLead } from './lead/present'
import { readingOf } from './reading'

export const auditHandlers: HandlersOf<typeof auditCalls> = {
  '/tp5/api/VillageDevelop/submit': async ({ lead_id: leadId }, context) => {
    const reading = readingOf(context)
    return presentLead(reading, await submit(context.db, { ...reading, leadId }))
  },

  '/tp5/api/VillageDevelop/audit': async ({ lead_id: leadId, pass, reason }, context) => {
    const reading = readingOf(context)
    const { userId: by, now } = reading
    const lead = await decide(context.db, { leadId, by, pass: pass === 1, reason, now })
    return presentLead(reading, lead)
  },

  '/tp5/api/VillageDevelop/contractSave': async (input, context) => {
    const reading = readingOf(context)
    const saving = { ...reading, key: context.config.dataKey }
    return presentLead(reading, await saveContract(context.db, input, saving))
  },

  '/tp5/api/VillageDevelop/live': async (input, context) => {
    const { lead_id: leadId, machine_sn: machineSn, due } = input
    const reading = readingOf(context)
    const opening = { ...reading, leadId, machineSn, due, key: context.config.dataKey }
    const { lead, secret } = await goLive(context.db, opening)
    return { ...(await presentLead(reading, lead)), secret }
  },
}
