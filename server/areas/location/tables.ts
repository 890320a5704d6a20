import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PartnerState } from '@contract/location/partner'
import type { LeadState, PlaceKind } from '@contract/location/shapes'
import { bytes, count, identity, moment } from '@server/database/columns'
import type { Activity } from './partner/activities'

/** Of each question, by its key, the option that was chosen. */
export type Answers = Readonly<Record<string, string>>

export const locationLeads = pgTable('location_leads', {
  leadId: uuid('lead_id').primaryKey(),
  /** Who develops it. */
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** As names are compared. */
  nameKey: text('name_key').notNull(),
  kind: text('kind').$type<PlaceKind>().notNull(),
  address: text('address').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  households: integer('households').notNull(),
  people: integer('people').notNull(),
  clue: text('clue').notNull(),
  state: text('state').$type<LeadState>().notNull(),
  answers: jsonb('answers').$type<Answers>().notNull().default({}),
  score: integer('score'),
  submittedBy: uuid('submitted_by'),
  reason: text('reason').notNull().default(''),
  foundAt: moment('found_at').notNull(),
  movedAt: moment('moved_at').notNull(),
  liveAt: moment('live_at'),
  villageId: count('village_id'),
  machineId: count('machine_id'),
})

export const locationContacts = pgTable('location_contacts', {
  contactId: uuid('contact_id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  userId: uuid('user_id').notNull(),
  position: text('position').notNull(),
  sealed: bytes('sealed').notNull(),
  addedAt: moment('added_at').notNull(),
})

export const locationEvents = pgTable('location_events', {
  eventId: identity('event_id'),
  leadId: uuid('lead_id').notNull(),
  /** Null: the house, at its desk. */
  userId: uuid('user_id'),
  /** What the lead came to by it; null where it stayed as it was. */
  state: text('state').$type<LeadState>(),
  words: text('words').notNull(),
  happenedAt: moment('happened_at').notNull(),
})

export const locationSubscriptions = pgTable(
  'location_subscriptions',
  {
    leadId: uuid('lead_id').notNull(),
    userId: uuid('user_id').notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.userId] })],
)

export const locationContracts = pgTable('location_contracts', {
  leadId: uuid('lead_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  party: bytes('party').notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  /** In cents a month. */
  rent: integer('rent').notNull(),
  /** In hundredths of what is sold. */
  share: integer('share').notNull(),
  terms: text('terms').notNull(),
  pictureIds: uuid('picture_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  signedAt: moment('signed_at').notNull(),
})

/** Of each kind one at most of a person waits; those that were answered stay. */
export const locationPartners = pgTable('location_partners', {
  applicationId: uuid('application_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  activity: text('activity').$type<Activity>().notNull(),
  sealed: bytes('sealed').notNull(),
  town: text('town').notNull(),
  appliedAt: moment('applied_at').notNull(),
  state: text('state').$type<PartnerState>().notNull(),
  /** What they were told. */
  answer: text('answer').notNull().default(''),
  /** Null where the house did it at its desk, or nobody has. */
  answeredBy: uuid('answered_by'),
  answeredAt: moment('answered_at'),
})

/** A developer read the whole name and phone of who would be a partner. */
export const locationPartnerLooks = pgTable('location_partner_looks', {
  lookId: identity('look_id'),
  /** Whose they were. */
  userId: uuid('user_id').notNull(),
  applicationId: uuid('application_id').notNull(),
  developerId: uuid('developer_id').notNull(),
  lookedAt: moment('looked_at').notNull(),
})
