import type { Database } from '@server/database/database'
import type { GoodsKind } from '@server/areas/holding/kinds'
import { type Model, type ModelThing } from './model'

interface ThingRow {
  holding_id: string
  parent_id: string | null
  right_key: string
  user_id: string
  goods_id: number
  order_sn: string
  kind: GoodsKind
  state: ModelThing['state']
  uses: number
  uses_left: number
  starts_at: Date
  expires_at: Date | null
}

/** The shop as it stands in the database. */
export interface World {
  orders: { order_sn: string; state: string }[]
  things: ThingRow[]
  purses: { user_id: string; currency: 'points' | 'gold'; balance: number }[]
  stocks: { goods_id: number; stock: number; sold: number }[]
  codes: { list: string; free: number }[]
}

/** All of it at one moment, for whom and what this game is about. */
export async function readWorld({ pool }: Database, { people, goods }: Model): Promise<World> {
  const { rows } = await pool.query<{ world: string }>(text, [
    people.map(({ userId }) => userId),
    goods.map(({ id }) => id),
  ])
  return JSON.parse(rows[0]!.world, (name, value: unknown) =>
    typeof value === 'string' && name.endsWith('_at') ? new Date(value) : value,
  ) as World
}

const text = `select json_build_object(
  'orders', (select coalesce(json_agg(one), '[]') from (
    select order_sn, state from orders where user_id = any($1)) as one),
  'things', (select coalesce(json_agg(one), '[]') from (
    select holding_id, parent_id, right_key, user_id, goods_id, order_sn, kind, state, uses, uses_left,
      starts_at, expires_at
    from holdings where user_id = any($1)) as one),
  'purses', (select coalesce(json_agg(one), '[]') from (
    select user_id, currency, balance from wallet_accounts where user_id = any($1)) as one),
  'stocks', (select json_agg(one) from (
    select goods_id, stock, sold from exchange_stock where goods_id = any($2)) as one),
  'codes', (select coalesce(json_agg(one), '[]') from (
    select goods_id || ' ' || right_key as list, count(*) filter (where holding_id is null) as free
    from digital_codes where goods_id = any($2) group by goods_id, right_key) as one)
)::text as world`

/** What an order or a gift has just put into somebody's hands. */
export const newThings = (model: Model, world: World, isOne: (row: ThingRow) => boolean) =>
  world.things
    .filter((row) => isOne(row) && !model.things.some(({ id }) => id === row.holding_id))
    .map((row): ModelThing => ({
      id: row.holding_id,
      owner: row.user_id,
      order: row.order_sn,
      parent: row.parent_id,
      key: row.right_key,
      kind: row.kind,
      goods: row.goods_id,
      state: row.parent_id ? 'waiting' : 'usable',
      uses: row.uses,
      left: row.uses,
      touched: false,
      received: false,
      window: 0,
      starts: row.starts_at.getTime(),
      ends: row.expires_at && row.expires_at.getTime(),
    }))

/** Where the model and the database tell different stories. */
export function differences(model: Model, world: World): string[] {
  const told = (lines: string[]) => new Set(lines)
  const until = (ends: number | null | undefined) => (ends ? new Date(ends).toISOString() : 'ever')
  const ours = told([
    ...model.orders.map(({ sn, state }) => `${sn} is ${state}`),
    ...model.things.map(
      (one) =>
        `thing ${one.id} of ${one.owner} is ${one.state}, ${one.left} left, order ${one.order}, until ${until(one.ends)}`,
    ),
    ...model.people.flatMap(({ userId, points, gold }) => [
      `${userId} has ${points} points`,
      `${userId} has ${gold} gold`,
    ]),
    ...model.goods.map(({ id, stock, sold }) => `goods ${id}: ${stock} left, ${sold} sold`),
    ...Object.entries(model.codes).map(([list, free]) => `codes ${list}: ${free} free`),
  ])
  const theirs = told([
    ...world.orders.map(({ order_sn, state }) => `${order_sn} is ${state}`),
    ...world.things.map(
      (one) =>
        `thing ${one.holding_id} of ${one.user_id} is ${one.state}, ${one.uses_left} left, order ${one.order_sn}, until ${until(one.expires_at?.getTime())}`,
    ),
    ...world.purses.map((one) => `${one.user_id} has ${one.balance} ${one.currency}`),
    ...world.stocks.map((one) => `goods ${one.goods_id}: ${one.stock} left, ${one.sold} sold`),
    ...world.codes.map(({ list, free }) => `codes ${list}: ${free} free`),
  ])
  return [
    ...[...ours].filter((line) => !theirs.has(line)).map((line) => `expected: ${line}`),
    ...[...theirs].filter((line) => !ours.has(line)).map((line) => `found: ${line}`),
  ]
}
