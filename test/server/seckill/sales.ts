import type { Database } from '@server/database/database'

export interface Sale {
  sessionId: number
  itemId: number
  goodsId: number
}

interface Wanted {
  startsAt: Date
  pieces?: number
  points?: number
  money?: number
  /** By the key of its file, or by number. */
  goods?: string
  goodsId?: number
  /** In place of goods: what lies in a slot of a machine, put aside already. */
  offlineGoodsId?: number
}

let plans = 0

/** An hour of its own with one thing in it, whose pieces are new. */
export async function newSale({ pool }: Pick<Database, 'pool'>, wanted: Wanted): Promise<Sale> {
  const { startsAt, pieces = 3, points = 0, money = 0, goods = 'eggs', goodsId = 0 } = wanted
  const { offlineGoodsId = null } = wanted
  const key = `sale-${process.pid}-${++plans}`
  const { rows } = await pool.query<Record<'session_id' | 'item_id' | 'goods_id', string>>(
    `with plan as (
       insert into seckill_plans (plan_key, hours, minutes, goods, ended)
       values ($1, '{}', 60, '[]', true) returning plan_id
     ), session as (
       insert into seckill_sessions (plan_id, starts_at, ends_at, seed, begun_at)
       select plan_id, $2, $2::timestamptz + interval '1 hour', $1,
         case when $2 <= now() then $2 end
       from plan returning session_id
     ), aside as (
       update exchange_stock set aside = aside + $3 from exchange_goods as goods
       where $8::bigint is null and goods.goods_id = exchange_stock.goods_id
         and (goods.goods_id = $7 or $7 = 0 and goods_key = $6)
     )
     insert into seckill_items
       (session_id, goods_id, offline_goods_id, points, gold, money, total, pieces)
     select session_id, case when $8::bigint is null then goods_id end, $8, $4, 0, $5, $3, $3
     from session cross join exchange_goods
     where goods_id = $7 or $7 = 0 and goods_key = $6
     returning session_id, item_id, goods_id`,
    [key, startsAt, pieces, points, money, goods, goodsId, offlineGoodsId],
  )
  const { session_id, item_id, goods_id } = rows[0]!
  return { sessionId: Number(session_id), itemId: Number(item_id), goodsId: Number(goods_id) }
}
