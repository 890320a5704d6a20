import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const count = (name: string) => bigint(name, { mode: 'number' })

export const iterMachines = pgTable('iter_machines', {
  machineId: count('machine_id').generatedByDefaultAsIdentity().primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  machineSn: text('machine_sn').notNull(),
  name: text('name').notNull(),
  village: text('village').notNull(),
  temperatureTenths: integer('temperature_tenths'),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  simulated: boolean('simulated').notNull().default(false),
})

export const iterSlots = pgTable(
  'iter_slots',
  {
    machineId: count('machine_id').notNull(),
    slotNo: text('slot_no').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    stock: integer('stock').notNull(),
    capacity: integer('capacity').notNull(),
    stuck: boolean('stuck').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.slotNo] })],
)
