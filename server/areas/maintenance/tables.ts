import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { FaultAction, FaultState, FaultSource } from '@contract/maintenance/fault'
import type { InstallKind, InstallState } from '@contract/maintenance/install'
import type { WorkKind } from '@contract/maintenance/performance'
import { count, identity, moment } from '@server/database/columns'

const pictureIds = () =>
  uuid('picture_ids')
    .array()
    .notNull()
    .default(sql`'{}'`)

/** A machine is put up, or gives way to another. */
export const installs = pgTable('installs', {
  installId: identity('install_id'),
  machineId: count('machine_id').notNull(),
  kind: text('kind').$type<InstallKind>().notNull(),
  state: text('state').$type<InstallState>().notNull(),
  note: text('note').notNull().default(''),
  plannedAt: moment('planned_at').notNull(),
  dueAt: moment('due_at').notNull(),
  installerId: uuid('installer_id'),
  submittedAt: moment('submitted_at'),
  liveAt: moment('live_at'),
})

export const installSteps = pgTable(
  'install_steps',
  {
    userId: uuid('user_id').notNull(),
    workId: uuid('work_id').notNull(),
    installId: count('install_id').notNull(),
    step: text('step').notNull(),
    reading: integer('reading'),
    note: text('note').notNull().default(''),
    pictureIds: pictureIds(),
    void: boolean('void').notNull().default(false),
    doneAt: moment('done_at').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workId] })],
)

export const installAudits = pgTable('install_audits', {
  auditId: identity('audit_id'),
  installId: count('install_id').notNull(),
  auditorId: uuid('auditor_id'),
  passed: boolean('passed').notNull(),
  reason: text('reason').notNull().default(''),
  redo: text('redo')
    .array()
    .notNull()
    .default(sql`'{}'`),
  auditedAt: moment('audited_at').notNull(),
})

/** What was done to keep a machine in order. */
export const maintenanceRecords = pgTable(
  'maintenance_records',
  {
    userId: uuid('user_id').notNull(),
    workId: uuid('work_id').notNull(),
    recordId: count('record_id').generatedByDefaultAsIdentity().unique(),
    machineId: count('machine_id').notNull(),
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
    pictureIds: pictureIds(),
    doneAt: moment('done_at').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workId] })],
)

/** Something is wrong with a machine or a slot of it. */
export const machineFaults = pgTable('machine_faults', {
  faultId: identity('fault_id'),
  machineId: count('machine_id').notNull(),
  slotNo: text('slot_no').notNull().default(''),
  kind: text('kind').notNull(),
  state: text('state').$type<FaultState>().notNull(),
  words: text('words').notNull().default(''),
  reports: integer('reports').notNull().default(1),
  reopened: integer('reopened').notNull().default(0),
  openedAt: moment('opened_at').notNull(),
  dueAt: moment('due_at').notNull(),
  menderId: uuid('mender_id'),
  stopped: boolean('stopped').notNull().default(false),
  repairedAt: moment('repaired_at'),
  movedAt: moment('moved_at').notNull(),
})

export const faultReports = pgTable(
  'fault_reports',
  {
    reportId: identity('report_id'),
    faultId: count('fault_id').notNull(),
    source: text('source').$type<FaultSource>().notNull(),
    userId: uuid('user_id'),
    workId: uuid('work_id'),
    incidentId: count('incident_id').unique(),
    words: text('words').notNull().default(''),
    pictureIds: pictureIds(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [unique().on(table.userId, table.workId)],
)

export const faultActs = pgTable(
  'fault_acts',
  {
    userId: uuid('user_id').notNull(),
    workId: uuid('work_id').notNull(),
    actId: count('act_id').generatedByDefaultAsIdentity().unique(),
    faultId: count('fault_id').notNull(),
    action: text('action').$type<FaultAction>().notNull(),
    words: text('words').notNull().default(''),
    parts: text('parts').notNull().default(''),
    pictureIds: pictureIds(),
    doneAt: moment('done_at').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workId] })],
)

/** A piece of work that somebody has finished. */
export const maintenanceWorks = pgTable(
  'maintenance_works',
  {
    workNo: identity('work_no'),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<WorkKind>().notNull(),
    subject: text('subject').notNull(),
    machineId: count('machine_id').notNull(),
    title: text('title').notNull(),
    dueAt: moment('due_at'),
    doneAt: moment('done_at').notNull(),
    onTime: boolean('on_time').notNull(),
  },
  (table) => [unique().on(table.kind, table.subject)],
)

export const maintenanceMonths = pgTable(
  'maintenance_months',
  {
    userId: uuid('user_id').notNull(),
    month: date('month').notNull(),
    kind: text('kind').$type<WorkKind>().notNull(),
    done: integer('done').notNull(),
    onTime: integer('on_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.kind] })],
)
