import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Tint } from '@contract/catalogue/goods'
import { bytes, count, identity, moment } from '@server/database/columns'
import type { MovementKind } from './stock/movement-kinds'

export const machineChoices = pgTable('machine_choices', {
  userId: uuid('user_id').primaryKey(),
  machineId: count('machine_id').notNull(),
  chosenAt: moment('chosen_at').notNull(),
})

/** What a machine has been told to do: a device asks for those after the last it took. */
export const machineCommands = pgTable(
  'machine_commands',
  {
    machineId: count('machine_id').notNull(),
    commandNo: count('command_no')
      .notNull()
      .default(sql`nextval('machine_command_serial')`),
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.commandNo] })],
)

export const machineIncidents = pgTable('machine_incidents', {
  incidentId: identity('incident_id'),
  machineId: count('machine_id').notNull(),
  slotNo: text('slot_no').notNull(),
  kind: text('kind').$type<'fault' | 'silence' | 'lateDelivered'>().notNull(),
  userId: uuid('user_id').notNull(),
  orderSn: text('order_sn').notNull(),
  fault: text('fault').notNull().default(''),
  happenedAt: moment('happened_at').notNull(),
})

export const machineBlocks = pgTable(
  'machine_blocks',
  {
    level: smallint('level').notNull(),
    inside: count('inside').notNull(),
    block: count('block').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.inside, table.block] })],
)

export const machineWords = pgTable('machine_words', {
  machineId: count('machine_id').primaryKey(),
  words: text('words').array().notNull(),
})

export const machineGrams = pgTable('machine_grams', {
  gram: text('gram').primaryKey(),
  machines: integer('machines').notNull(),
})

/** Who stood before which machine a moment ago. */
export const machinePresences = pgTable(
  'machine_presences',
  {
    userId: uuid('user_id').notNull(),
    machineId: count('machine_id').notNull(),
    proof: text('proof').$type<'screen' | 'sticker' | 'measured'>().notNull(),
    metres: integer('metres'),
    provedAt: moment('proved_at').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.machineId] })],
)

/** What is kept in a machine for somebody who comes later, by the code that is typed there. */
export const machinePickups = pgTable(
  'machine_pickups',
  {
    machineId: count('machine_id').notNull(),
    code: text('code').notNull(),
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.code] })],
)

export const machineCodeMisses = pgTable('machine_code_misses', {
  missNo: identity('miss_no'),
  machineId: count('machine_id').notNull(),
  missedAt: moment('missed_at').notNull(),
})

export const deviceNonces = pgTable(
  'device_nonces',
  {
    machineId: count('machine_id').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.nonce] })],
)

export const iterMachines = pgTable('iter_machines', {
  machineId: identity('machine_id'),
  machineSn: text('machine_sn').notNull(),
  name: text('name').notNull(),
  village: text('village').notNull(),
  temperatureTenths: integer('temperature_tenths'),
  lastSeenAt: moment('last_seen_at'),
  simulated: boolean('simulated').notNull().default(false),
  address: text('address').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  fault: text('fault').notNull().default(''),
  deviceSecret: bytes('device_secret'),
  patienceSeconds: integer('patience_seconds').notNull().default(60),
})

export const iterSlots = pgTable(
  'iter_slots',
  {
    machineId: count('machine_id').notNull(),
    slotNo: text('slot_no').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    stock: integer('stock').notNull(),
    held: integer('held').notNull().default(0),
    capacity: integer('capacity').notNull(),
    stuck: boolean('stuck').notNull().default(false),
    hidden: boolean('hidden').notNull().default(false),
    offlineGoodsId: count('offline_goods_id').generatedByDefaultAsIdentity(),
    intro: text('intro').notNull().default(''),
    tint: text('tint').$type<Tint>().notNull().default('a'),
    points: count('points').notNull().default(0),
    gold: count('gold').notNull().default(0),
    money: count('money').notNull().default(0),
    limitPerDay: integer('limit_per_day').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.slotNo] })],
)

/** What a machine's own counters said, whenever it was something else than before. */
export const slotReadings = pgTable(
  'slot_readings',
  {
    machineId: count('machine_id').notNull(),
    slotNo: text('slot_no').notNull(),
    total: count('total').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.slotNo, table.readAt] })],
)

export const slotMovements = pgTable('slot_movements', {
  movementNo: identity('movement_no'),
  machineId: count('machine_id').notNull(),
  slotNo: text('slot_no').notNull(),
  offlineGoodsId: count('offline_goods_id').notNull(),
  kind: text('kind').$type<MovementKind>().notNull(),
  units: integer('units').notNull(),
  lies: integer('lies').notNull(),
  subject: text('subject').notNull(),
  userId: uuid('user_id'),
  happenedAt: moment('happened_at').notNull(),
})
