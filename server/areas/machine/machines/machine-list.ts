import type { In, Out } from '@contract/api'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import { statement } from '@server/database/statement'
import { type Asking, askingParams, machineText } from './machine-row'
import { offered } from './slot-goods'

type List = Out<'/tp5/api/ExchangeShop/selectMachine'>
type Row = List['list'][number] & { rank: number }

const pageSize = 10
const shownGoods = 4

/** Where nobody knows how far it is, it stands behind those that are known. */
const unknown = 2147483647

const text = `
  with machine as (
    select machine.*, coalesce(distance, ${unknown}) as rank from (${machineText}) machine
  )
  select machine.*, available, goods
  from machine
  cross join lateral (
    select count(*) filter (where stock > 0 and not stuck) as available,
      coalesce(json_agg(json_build_object(
        'offline_goods_id', offline_goods_id, 'title', title, 'image', image, 'tint', tint,
        'points', points, 'gold', gold, 'money', money
      ) order by slot_no) filter (where nth <= ${shownGoods} and stock > 0 and not stuck), '[]') as goods,
      count(*) as slots
    from (
      select *, row_number() over (order by stock = 0, stuck, first desc, slot_no) as nth
      from (
        select *, row_number() over (partition by title order by stuck, stock desc) = 1 as first
        from iter_slots
        where iter_slots.machine_id = machine.machine_id and ${offered}
          and case $7 when 'points' then points > 0 when 'gold' then gold > 0
            when 'money' then money > 0 else true end
      ) slot
    ) slot
  ) held
  where (rank, machine_id) > ($4::bigint, $5::bigint)
    and slots > 0
    and (strpos(lower(machine_sn), $6) > 0 or strpos(lower(name), $6) > 0
      or strpos(lower(village), $6) > 0 or strpos(lower(address), $6) > 0)
  order by rank, machine_id
  limit ${pageSize + 1}`

export async function listMachines(
  asking: Asking,
  { cursor, keyword, pay }: In<'/tp5/api/ExchangeShop/selectMachine'>,
): Promise<List> {
  const [rank, machineId] = cursor ? readCursor('shop-machines', cursor, [whole, whole]) : [-1, 0]
  const rows = await statement<Row>(asking.db, 'machine_list', text, [
    ...askingParams(asking),
    rank,
    machineId,
    keyword?.toLowerCase() ?? '',
    pay ?? null,
  ])
  const { list, next } = page(rows, pageSize, (row) =>
    writeCursor('shop-machines', [row.rank, row.machine_id]),
  )
  return { list: list.map(({ rank: _rank, ...row }) => row), next }
}
