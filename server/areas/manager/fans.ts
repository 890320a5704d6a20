import { type SQL, sql } from 'drizzle-orm'
import { onDays } from '@server/areas/sales/sales'
import { rowsOf } from '@server/database/rows-of'
import type { Out } from '@contract/api'
import { maskName } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import { Refusal } from '@server/call/refusal'
import { bought } from './people'
import { mineOf, type Scope } from './scope'

const pageSize = 20

interface Wanted {
  cursor?: string | undefined
  sort?: 'newest' | 'most' | undefined
  fan_id?: number | undefined
}

interface Row extends Record<string, unknown> {
  fan_id: number
  nickname: string
  machine_id: number
  machine_name: string
  bound_at: string
  sold: number
  money: number
}

type Fans = Out<'/tp5/api/Franchise/bindUsers'>

const before = (sort: 'newest' | 'most', key: readonly number[]): SQL =>
  sort === 'newest'
    ? sql`fan_id < ${key[0]}`
    : sql`(money, sold, fan_id) < (${key[0]}, ${key[1]}, ${key[2]})`

/** A page of who came by these machines; nobody is told by more than a masked name. */
export async function listFans(scope: Scope, wanted: Wanted): Promise<Fans> {
  const { cursor, sort = 'newest', fan_id: one } = wanted
  const name = `fans ${sort}`
  const parts = sort === 'newest' ? [whole] : [whole, whole, whole]
  const key = cursor ? readCursor(name, cursor, parts).map(Number) : null
  const rows = await rowsOf<Row>(
    scope,
    sql`select * from (
        select bond.fan_id::float8 as fan_id, nickname, mine.machine_id::float8 as machine_id,
          machine.name as machine_name, bond.bound_at::text as bound_at,
          coalesce(brought.sold, 0) as sold, coalesce(brought.money, 0) as money
        from machine_bonds bond join ${mineOf(scope)} mine using (machine_id)
        join iter_machines machine using (machine_id)
        join users on users.user_id = bond.user_id
        left join ${bought(scope)} brought on brought.user_id = bond.user_id
        where ${onDays(sql`(bond.bound_at at time zone 'Asia/Shanghai')::date`, scope.range)}
          and (${one ?? null}::bigint is null or bond.fan_id = ${one ?? null}::bigint)
      ) fan
      where ${key ? before(sort, key) : sql`true`}
      order by ${sort === 'newest' ? sql`fan_id desc` : sql`money desc, sold desc, fan_id desc`}
      limit ${pageSize + 1}`,
  )
  if (one !== undefined && rows.length === 0) throw new Refusal('notFound', '没有这位粉丝')
  const { list, next } = page(rows, pageSize, ({ fan_id, money, sold }) =>
    writeCursor(name, sort === 'newest' ? [fan_id] : [money, sold, fan_id]),
  )
  return {
    list: list.map(({ nickname, bound_at, ...fan }) => ({
      ...fan,
      name: maskName(nickname),
      bound_at: replyTime(bound_at),
    })),
    next,
  }
}
