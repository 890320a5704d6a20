import { writePlaces } from '@server/areas/machine/machines/places'
import { iterMachines } from '@server/areas/machine/tables'
import { wordsOf } from '@server/areas/catalogue/goods/words'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { stepsOfMany } from './rows-of-many'

const adjectives = ['东北', '农家']
const nouns =
  '大米 面粉 鸡蛋 牛奶 苹果 香蕉 白菜 豆腐 花生 蜂蜜 茶叶 咖啡 毛巾 牙刷 雨伞 水杯 台灯 剪刀 蜡烛 围巾'.split(
    ' ',
  )

/** The pool of titles: each fills a page, in the smallest shop too. */
const titles = adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective}${noun}`))

export interface Fill {
  database: Database
  config: Config
  userId: string
  rows: number
  machines: number
}

export type Step = (fill: Fill) => Promise<unknown>

/**
 * Each table with so many rows: all of them of one person where a person reads them row by row, a hundred of them
 * where it is sums that are told.
 */
export async function fill(given: Fill) {
  for (const [table, step] of Object.entries({ ...steps, ...stepsOfMany })) {
    await withoutIndexes(given.database, table, () => step(given))
  }
  await given.database.pool.query('vacuum analyze')
}

const way = (points: string, gold: string, money: number) =>
  `jsonb_build_object('points', ${points}, 'gold', ${gold}, 'money', ${money})`

const [points, gold] = ['1 + draw % 5000', '1 + draw % 50']

/** Points alone, points and money or money alone, and points with gold. */
const waysDrawn = `case draw % 3
  when 0 then jsonb_build_array(${way(points, '0', 0)})
  when 1 then jsonb_build_array(${way(points, '0', 990)}, ${way('0', '0', 4990)})
  else jsonb_build_array(${way(points, gold, 0)}) end`

const steps: Record<string, Step> = {
  async exchange_goods({ database: { pool }, rows }) {
    await pool.query(
      `insert into exchange_categories (name, position)
       select '分类', n from generate_series(1, 12) as n`,
    )
    const offered = titles.map((title) => ({ title, words: wordsOf(title) }))
    await pool.query(
      `insert into exchange_goods (
         kind, category_id, title, intro, image, tint, ways, weight, words,
         latitude, longitude
       )
       select kind, 1 + n / 10 % 12, title, '', '/static/goods/rice.svg', 'a',
         ${waysDrawn}, draw % 1000, words,
         case when placed then 31.1 + draw % 20000 / 100000.0 end,
         case when placed then 109.3 + draw / 20000 % 20000 / 100000.0 end
       from (
         select n, abs(hashint4(n)) as draw, title, words,
           case n % 10 when 0 then 'coupon' when 1 then 'digital' when 2 then 'packet'
             when 3 then 'vip' else 'goods' end as kind,
           n % 10 in (0, 2) as placed
         from generate_series(1, $1::int) as n
         join rows from (json_to_recordset($2) as (title text, words text[]))
           with ordinality as offered (title, words, place)
           on place = 1 + abs(hashint4(n + 7)) % $3
       ) as drawn`,
      [rows, JSON.stringify(offered), titles.length],
    )
  },

  async goods_words({ database: { pool } }) {
    await pool.query('alter table goods_words drop constraint goods_words_pkey')
    await pool.query(
      `insert into goods_words (word, weight, goods_id)
       select word, weight, goods_id from exchange_goods cross join unnest(words) as word`,
    )
    await pool.query('alter table goods_words add primary key (word, weight, goods_id)')
  },

  /** In a town thirty kilometres wide, a few of which nobody knows where they stand. */
  async iter_machines({ database, machines }) {
    await database.pool.query(
      `insert into iter_machines (
         machine_sn, name, village, address, last_seen_at, latitude, longitude
       )
       select 'LJ-' || lpad(n::text, 5, '0'), '东苑南门 ' || n % 90, village, '菜场入口旁', now(),
         case when n % 100 > 0 then 30.2 + draw % 27000 / 100000.0 end,
         case when n % 100 > 0 then 120 + draw / 27000 % 31000 / 100000.0 end
       from (
         select n, abs(hashint4(n)) as draw,
           case when n % ($1 / 15) = 0 then '柳湾村' else '清溪村' end as village
         from generate_series(1, $1::int) as n
       ) as drawn`,
      [machines],
    )
    await writePlaces(database.db, await database.db.select().from(iterMachines))
  },

  iter_slots: ({ database: { pool } }) =>
    pool.query(
      `insert into iter_slots (
         machine_id, slot_no, title, image, stock, capacity, points, gold, money
       )
       select machine_id, 'A' || n, '汽水 ' || n, '/static/goods/can.svg', 5, 8, 30,
         0, case when n % 2 = 0 then 350 else 0 end
       from iter_machines cross join generate_series(1, 12) as n`,
    ),

  exchange_stock: ({ database: { pool } }) =>
    pool.query(
      `insert into exchange_stock (goods_id, kind, stock, sold)
       select goods_id, kind, 100, abs(hashint8(goods_id)) % 10000 from exchange_goods`,
    ),

  /** A handful still waits; the rest is history. */
  orders: ({ database: { pool }, userId, rows }) =>
    pool.query(
      `insert into orders (
         user_id, order_sn, seller, flow, kind, state, points, recipient, created_at, paid_at,
         received_at
       )
       select $1, 'LJ' || to_char(at, 'YYYYMMDDHH24MISS') || lpad(n::text, 8, '0'), 'shop',
         case when kind = 'goods' then 'parcel' when n % 8 = 0 then 'returnable' else 'visit' end,
         kind, state, 10, 'x', at, at,
         case when kind = 'goods' and state = 'finished' then at end
       from (
         select n, now() - interval '700 days' * ($2 - n) / $2 as at,
           case n % 4 when 0 then 'coupon' else 'goods' end as kind,
           case when n > $2 - 40 and n % 4 <> 0 then 'paid'
             when n > $2 - 160 and n % 4 <> 0
               then (array['unpaid', 'shipped', 'refunded'])[1 + n / 4 % 3]
             when n % 7 = 0 then 'cancelled' else 'finished' end as state
         from generate_series(1, $2::int) as n
       ) as made`,
      [userId, rows],
    ),

  order_lines: ({ database: { pool } }) =>
    pool.query(
      `insert into order_lines (user_id, order_sn, line, item, title, image, tint, number, points)
       select user_id, order_sn, 1, '1', '搪瓷缸', '/static/goods/thermos.svg', 'a', 1, points
       from orders`,
    ),

  holdings: ({ database: { pool }, userId, rows }) =>
    pool.query(
      `insert into holdings (
         user_id, holding_id, number, kind, state, goods_id, title, image, tint, facts, order_sn,
         uses, uses_left, starts_at, expires_at, created_at
       )
       select $1, ('019' || lpad(to_hex(n), 5, '0') || '-0000-7000-8000-000000000000')::uuid,
         1000000000 + n, kind, state, 1, '面馆代金券', '/static/goods/snack.svg', 'b',
         '{"worth":{"face":500,"threshold":0,"percent":0,"uses":1,"valid_days":30},"rules":[],"sessions":[]}',
         '', 1, case state when 'used' then 0 else 1 end, at, at + interval '30 days', at
       from (
         select n, now() - interval '700 days' * ($2 - n) / $2 as at,
           case n % 4 when 0 then 'packet' else 'coupon' end as kind,
           case when n > $2 - 40 then 'usable' when n % 3 = 0 then 'expired'
             else 'used' end as state
         from generate_series(1, $2::int) as n
       ) as made`,
      [userId, rows],
    ),

  wallet_entries: ({ database: { pool }, userId, rows }) =>
    pool.query(
      `insert into wallet_entries
         (user_id, currency, account, sequence, amount, balance, title, created_at)
       select $1, 'points', account, n, amount, case account when 'user' then n end, '走满 6000 步',
         now() - interval '700 days' * ($2 - n) / $2
       from generate_series(1, $2::int) as n
       cross join (values ('user', 1), ('system:task', -1)) as side (account, amount)`,
      [userId, rows],
    ),

  wallet_days: ({ database: { pool } }) =>
    pool.query(
      `insert into wallet_days
         (user_id, currency, day, income, outgo, first_sequence, last_sequence)
       select user_id, currency, (created_at at time zone 'Asia/Shanghai')::date, sum(amount), 0,
         min(sequence), max(sequence)
       from wallet_entries where account = 'user' group by 1, 2, 3`,
    ),

  wallet_accounts: ({ database: { pool } }) =>
    pool.query(
      `insert into wallet_accounts (user_id, currency, balance, sequence, last_at)
       select user_id, currency, sum(amount), max(sequence), max(created_at)
       from wallet_entries where account = 'user' group by 1, 2`,
    ),
}

/** A million rows go in some times faster where the indexes are made after them. */
async function withoutIndexes({ pool }: Database, table: string, work: () => Promise<unknown>) {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await pool.query(definition)
}
