import { sql } from 'drizzle-orm'
import type { Database, Db } from './database'

const read = ['select']
const add = ['select', 'insert']
const keep = ['select', 'insert', 'update']
const addAndDrop = ['select', 'insert', 'delete']
const all = ['select', 'insert', 'update', 'delete']
const count = ['usage', 'select']

/** What whoever works on a table may do with it, where that is not all: books and records are only ever added to, or dropped when they are old. */
export const rights: Readonly<Record<string, readonly string[]>> = {
  migrations: read,
  house_records: add,
  desk_records: add,
  security_events: addAndDrop,
  customer_changes: add,
  location_events: add,
  location_partner_looks: add,
  village_member_moves: add,
  resident_looks: add,
  steward_days: add,
  shop_stops: add,
  shop_moves: add,
  merchant_settlements: add,
  merchant_settlement_pieces: add,
  draw_seeds: add,
  health_looks: addAndDrop,
  street_moves: add,
  wallet_entries: add,
  money_entries: add,
  payment_entries: add,
  campaign_versions: add,
  lottery_rules: add,
  lottery_cycles: keep,
  lottery_prizes: keep,
  lottery_plays: keep,
  draw_odds: add,
  draws: add,
  campaign_confirmations: add,
  holding_refunds: add,
  holding_sales: add,
  film_payments: add,
  machine_settlements: add,
  machine_settlement_shares: add,
  slot_movements: add,
  slot_readings: add,
  slot_reconciliations: add,
  order_differences: add,
  slot_works: add,
  install_audits: add,
  maintenance_records: add,
  maintenance_works: add,
}

interface Relation extends Record<string, unknown> {
  name: string
  kind: 'table' | 'sequence'
  has: string[]
}

/** Gives a role what it needs of every table there is. Call it as who owns them, after migrating. */
export async function giveRights(owner: Database, role: string): Promise<void> {
  await owner.transaction(async (tx) => {
    if ((await roleOf(tx)) === role) return
    // servers that start at once would alter the same rows of the catalogue
    await tx.execute(sql`select name from migrations order by name limit 1 for update`)
    await tx.execute(sql`grant usage on schema public to ${sql.identifier(role)}`)
    for (const relation of await relationsOf(tx, role)) await correct(tx, role, relation)
  })
}

export async function roleOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ role: string }>(sql`select current_user::text as role`)
  return rows[0]!.role
}

/** Whether whoever asks could rewrite the records of what was done. */
export async function mayAlterRecords({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select has_table_privilege('house_records', 'update') as may`,
  )
  return rows[0]!.may
}

async function relationsOf(tx: Db, role: string): Promise<Relation[]> {
  const { rows } = await tx.execute<Relation>(sql`
    select relname as name, 'table' as kind, array(
        select asked from unnest(array['select', 'insert', 'update', 'delete']) asked
        where has_table_privilege(${role}::name, pg_class.oid, asked)) as has
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select relname, 'sequence', array(
        select asked from unnest(array['usage', 'select']) asked
        where has_sequence_privilege(${role}::name, pg_class.oid, asked))
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`)
  return rows
}

async function correct(tx: Db, role: string, { name, kind, has }: Relation): Promise<void> {
  const needs = kind === 'sequence' ? count : (rights[name] ?? all)
  if (needs.join() === has.join()) return
  const on = sql`${sql.raw(kind)} public.${sql.identifier(name)}`
  const whom = sql.identifier(role)
  await tx.execute(sql`revoke all on ${on} from ${whom}`)
  await tx.execute(sql`grant ${sql.raw(needs.join(', '))} on ${on} to ${whom}`)
}
