import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { count } from '@server/database/columns'

const sums = {
  sold: integer('sold').notNull().default(0),
  money: count('money').notNull().default(0),
  points: count('points').notNull().default(0),
  gold: count('gold').notNull().default(0),
  refunds: integer('refunds').notNull().default(0),
  moneyBack: count('money_back').notNull().default(0),
  pointsBack: count('points_back').notNull().default(0),
  goldBack: count('gold_back').notNull().default(0),
}

/** What a machine sold on a business day, and what of earlier days went back on it. */
export const machineDays = pgTable(
  'machine_days',
  { machineId: count('machine_id').notNull(), day: date('day').notNull(), ...sums },
  (table) => [primaryKey({ columns: [table.machineId, table.day] })],
)

export const machineHours = pgTable(
  'machine_hours',
  {
    machineId: count('machine_id').notNull(),
    day: date('day').notNull(),
    hour: smallint('hour').notNull(),
    sold: integer('sold').notNull(),
    money: count('money').notNull(),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.day, table.hour] })],
)

export const machineGoodsDays = pgTable(
  'machine_goods_days',
  {
    machineId: count('machine_id').notNull(),
    day: date('day').notNull(),
    offlineGoodsId: count('offline_goods_id').notNull(),
    /** As its last order called it. */
    title: text('title').notNull(),
    ...sums,
  },
  (table) => [primaryKey({ columns: [table.machineId, table.day, table.offlineGoodsId] })],
)

/** How often a machine's page was opened; nobody's name stands beside it. */
export const machineVisits = pgTable(
  'machine_visits',
  {
    machineId: count('machine_id').notNull(),
    day: date('day').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.day] })],
)

/** What somebody has bought at a machine in all, less what went back. */
export const machineCustomers = pgTable(
  'machine_customers',
  {
    userId: uuid('user_id').notNull(),
    machineId: count('machine_id').notNull(),
    sold: integer('sold').notNull(),
    money: count('money').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.machineId] })],
)
