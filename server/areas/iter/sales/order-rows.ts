import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '@server/database/rows-of'
import type { Tint } from '@contract/catalogue/goods'
import { maskName } from '@server/areas/auth/auth'
import { machineFlow } from '@server/areas/machine/machine'
import { type OrderState, type Reason, textOf } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import { mineOf, type Scope } from './scope'

export interface OrderRow extends Record<string, unknown> {
  user_id: string
  order_sn: string
  state: OrderState
  reason: Reason
  fault: string
  machine_id: number
  machine_sn: string
  machine_name: string
  slot_no: string
  title: string
  image: string
  tint: Tint
  points: number
  gold: number
  money: number
  nickname: string
  ordered_at: string
  delivered_at: string | null
  refunded_at: string | null
}

const columns = sql`user_id, order_sn, state, reason, facts, counter, points, gold, money,
  created_at, reached`

interface Wanted {
  /** What of the orders at one machine is wanted; they stand there as `orders`. */
  where: SQL
  /** The same order in which one machine's are read by an index. */
  order: SQL
  limit: number
}

/**
 * Orders at somebody's machines: of each machine the first few by an index, of these the first few.
 * However much was ever sold, no more than a page a machine is read.
 */
export const ordersAt = (scope: Scope, { where, order, limit }: Wanted): Promise<OrderRow[]> =>
  rowsOf(
    scope,
    sql`select user_id, order_sn, orders.state, reason,
        coalesce(facts ->> 'fault', '') as fault, mine.machine_id::float8 as machine_id,
        machine_sn, machine.name as machine_name, facts ->> 'slotNo' as slot_no,
        line.title, line.image, line.tint, orders.points::float8 as points,
        orders.gold::float8 as gold, orders.money::float8 as money, nickname,
        orders.created_at::text as ordered_at, reached ->> 'delivered' as delivered_at,
        reached ->> 'refunded' as refunded_at
      from ${mineOf(scope)} mine
      cross join lateral (
        select ${columns} from orders
        where seller = 'machine' and counter = mine.machine_id::text and kind <> 'test'
          and ${where}
        order by ${order} limit ${limit}
      ) orders
      join iter_machines machine on machine.machine_id = mine.machine_id
      join order_lines line using (user_id, order_sn)
      join users using (user_id)
      where line.line = 1
      order by ${order} limit ${limit}`,
  )

/** As every list of them shows it; the customer by no more than a masked name. */
export const presentRow = (row: OrderRow) => ({
  order_sn: row.order_sn,
  state: row.state as string,
  state_text: textOf(machineFlow.states.of(row.state), row.reason),
  machine_id: row.machine_id,
  machine_sn: row.machine_sn,
  machine_name: row.machine_name,
  slot_no: row.slot_no,
  ...{ title: row.title, image: row.image, tint: row.tint },
  ...{ points: row.points, gold: row.gold, money: row.money },
  customer: maskName(row.nickname),
  at: replyTime(row.delivered_at ?? row.ordered_at),
})
