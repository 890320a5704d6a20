import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Tint } from '@contract/catalogue/goods'
import { bytes, count, identity, moment } from '@server/database/columns'

export const iterMachines = pgTable('iter_machines', {
  machineId: identity('machine_id'),
  operatorId: uuid('operator_id').notNull(),
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
    capacity: integer('capacity').notNull(),
    stuck: boolean('stuck').notNull().default(false),
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
