import { count } from 'drizzle-orm'
import type { leadCalls } from '@contract/location/lead'
import { placeKinds } from '@contract/location/shapes'
import type { HandlersOf } from '@server/call/handler'
import { addContact, removeContact } from './lead/contacts'
import { handOver } from './lead/hand-over'
import { knownAs, nearTo } from './lead/known'
import { countStates, leadsPage, toAudit } from './lead/list'
import { presentById, presentLead, presentLeads } from './lead/present'
import { addLead, addTimeline, editLead, loseLead, recoverLead, scoreLead } from './lead/write'
import { readingOf } from './reading'
import { kindTexts, locationSentences } from './rules'
import { passMark, pointsOf, questions } from './score'
import { stateList } from './states'
import { locationLeads } from './tables'

export const leadHandlers: HandlersOf<typeof leadCalls> = {
  '/tp5/api/Village/helper': async () => ({
    kinds: placeKinds.map((kind) => ({ kind, text: kindTexts[kind] })),
    states: stateList,
    rules: locationSentences,
  }),

  '/tp5/api/Map/helper': async (input, { db, user: { userId } }) => {
    const { name = '', lead_id: but, latitude, longitude } = input
    const near = await nearTo(db, { latitude, longitude, userId, name, but })
    return {
      known: knownAs(near, name),
      near: near.slice(0, 5).map(({ taken: _, ...one }) => one),
    }
  },

  '/tp5/api/VillageDevelop/scoreConfig': async () => ({
    pass_mark: passMark,
    questions: questions.map(({ options, ...question }) => ({
      ...question,
      options: options.map((option) => ({
        ...{ key: option.key, text: option.text },
        points: pointsOf({ ...question, options }, option),
      })),
    })),
  }),

  '/tp5/api/VillageDevelopment/list': async (input, { db, user: { userId } }) => {
    const { cursor, state, mine, words = '' } = input
    const found = await leadsPage(db, { userId, cursor, state, mine: mine === 1, words })
    return { next: found.next, list: await presentLeads(db, found.list, userId) }
  },

  '/tp5/api/VillageDevelopment/total': async ({ mine }, { db, user: { userId } }) => {
    const states = await countStates(db, mine === 1 ? userId : undefined)
    const [waiting] = await db.select({ count: count() }).from(locationLeads).where(toAudit(userId))
    return {
      all: states.reduce((sum, one) => sum + one.count, 0),
      to_audit: waiting!.count,
      states,
    }
  },

  '/tp5/api/VillageDevelopment/detail': async ({ lead_id }, context) =>
    presentById(readingOf(context), lead_id),

  '/tp5/api/VillageDevelop/add': async (input, { db, user: { userId }, now }) => ({
    lead_id: await addLead(db, input, { userId, now }),
  }),

  '/tp5/api/VillageDevelop/edit': async ({ lead_id, ...wish }, context) => {
    const reading = readingOf(context)
    return presentLead(reading, await editLead(context.db, lead_id, wish, reading))
  },

  '/tp5/api/VillageDevelop/contactsAdd': async (input, context) => {
    const { lead_id: leadId, position, name, phone, note } = input
    const { db, config, user, now } = context
    const { userId } = user
    const contact = { name, phone, note }
    await addContact(db, { leadId, userId, key: config.dataKey, position, contact, now })
    return presentById(readingOf(context), leadId)
  },

  '/tp5/api/VillageDevelop/contactsRemove': async (input, context) => {
    const { lead_id: leadId, contact_id: contactId } = input
    const reading = readingOf(context)
    const { userId, now } = reading
    await removeContact(context.db, { leadId, contactId, userId, now })
    return presentById(reading, leadId)
  },

  '/tp5/api/VillageDevelop/timelineAdd': async ({ lead_id, words, visited }, context) => {
    const reading = readingOf(context)
    const happened = { ...reading, words, visited: visited === 1 }
    return presentLead(reading, await addTimeline(context.db, lead_id, happened))
  },

  '/tp5/api/VillageDevelop/score': async ({ lead_id, answers }, context) => {
    const reading = readingOf(context)
    return presentLead(reading, await scoreLead(context.db, lead_id, answers, reading))
  },

  '/tp5/api/VillageDevelop/delete': async ({ lead_id, reason }, context) => {
    const reading = readingOf(context)
    return presentLead(reading, await loseLead(context.db, lead_id, { ...reading, reason }))
  },

  '/tp5/api/VillageDevelop/recovery': async ({ lead_id, reason }, context) => {
    const reading = readingOf(context)
    return presentLead(reading, await recoverLead(context.db, lead_id, { ...reading, reason }))
  },

  '/tp5/api/VillageDevelop/handOver': async ({ lead_id: leadId, phone, all, reason }, context) => {
    const reading = readingOf(context)
    const { userId, now } = reading
    const handing = { leadId, phone, all: all === 1, reason, userId, now }
    const lead = await handOver(context.db, { ...handing, key: context.config.dataKey })
    return presentLead(reading, lead)
  },
}
