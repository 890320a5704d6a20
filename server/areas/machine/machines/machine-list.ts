import type { In, Out } from '@contract/api'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import { statement } from '@server/database/statement'
import { gramsSought } from './grams'
import { fromTheStart, inChunks, inListOrder, unknown } from './list-order'
import { type Asking, askingParams, machineText } from './machine-row'
import type { Ranked } from './near-to-far'
import { offered } from './slot-goods'
import { foundByWords } from './words'

type Wanted = In<'/tp5/api/ExchangeShop/selectMachine'>
type List = Out<'/tp5/api/ExchangeShop/selectMachine'>
type Row = List['list'][number] & Ranked

const pageSize = 10
const shownGoods = 4

/** Some give nothing for what somebody wants to pay with: these are read besides. */
const spare = 2

const text = `
  select machine.*, coalesce(distance, ${unknown}) as rank, available, goods
  from (${machineText} where machine_id = any($4::bigint[])) machine
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
          and case $6 when 'points' then points > 0 when 'gold' then gold > 0
            when 'money' then money > 0 else true end
      ) slot
    ) slot
  ) held
  where slots > 0
    and (strpos(lower(machine_sn), $5) > 0 or strpos(lower(name), $5) > 0
      or strpos(lower(village), $5) > 0 or strpos(lower(address), $5) > 0)
  order by rank, machine_id`

export async function listMachines(asking: Asking, wanted: Wanted): Promise<List> {
  const rows: Row[] = []
  for await (const ids of inChunks(await candidates(asking, wanted), pageSize + 1 + spare)) {
    rows.push(...(await readRows(asking, wanted, ids)))
    if (rows.length > pageSize) break
  }
  const { list, next } = page(rows, pageSize, (row) =>
    writeCursor('shop-machines', [row.rank, row.machine_id]),
  )
  return { list: list.map(({ rank: _rank, ...row }) => row), next }
}

/** In the order of the list; some of them may give nothing, or be called otherwise. */
async function candidates(asking: Asking, { cursor, keyword }: Wanted) {
  const after = cursor ? placeIn(cursor) : fromTheStart
  if (!keyword) return inListOrder(asking, after)
  if (gramsSought(keyword).length === 0) return one([])
  const found = await foundByWords(asking, keyword, after)
  return found ? one(found) : inListOrder(asking, after)
}

function placeIn(cursor: string): Ranked {
  const [rank, machine_id] = readCursor('shop-machines', cursor, [whole, whole])
  return { rank: Number(rank), machine_id: Number(machine_id) }
}

/** What is known stands for what is looked for. */
async function* one(found: readonly Ranked[]): AsyncGenerator<Ranked> {
  yield* found
}

const readRows = (asking: Asking, { keyword, pay }: Wanted, ids: readonly number[]) =>
  statement<Row>(asking.db, 'machine_list', text, [
    ...askingParams(asking),
    ids,
    keyword?.toLowerCase() ?? '',
    pay ?? null,
  ])
