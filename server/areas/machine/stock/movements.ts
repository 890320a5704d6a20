import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { slotMovements } from '../tables'
import type { MovementKind } from './movement-kinds'

interface Movement {
  offlineGoodsId: number
  kind: MovementKind
  /** More where it is positive. */
  units: number
  /** The number of what it is about: an order, a restocking, a count. */
  subject: string
  /** Who did it, where a person did. */
  userId?: string
  at: Date
}

/* The slot and the line of its book in one statement; other goods in the slot are another book. */
const book = (column: 'stock' | 'held') => `
  with slot as (
    update iter_slots set ${column} = ${column} + $2::int
    where offline_goods_id = $1 and ${column} + $2 >= 0 and stock + held + $2 <= capacity
    returning machine_id, slot_no, stock + held as lies
  )
  insert into slot_movements
    (machine_id, slot_no, offline_goods_id, kind, units, lies, subject, user_id, happened_at)
  select machine_id, slot_no, $1, $3, $2, lies, $4, $5::uuid, $6::timestamptz from slot
  returning true as moved`

const write =
  (column: 'stock' | 'held') =>
  async (tx: Db, { offlineGoodsId, kind, units, subject, userId, at }: Movement) => {
    if (units === 0) return true
    const given = [offlineGoodsId, units, kind, subject, userId ?? null, at.toISOString()]
    const [row] = await statement<{ moved: true }>(tx, `slot_moves_${column}`, book(column), given)
    return row !== undefined
  }

/** Moves what may still be sold; false where there are not so many, or no room for them. */
export const moveStock = write('stock')

/** Moves what was promised to an order. */
export const moveHeld = write('held')

type Noted = Omit<typeof slotMovements.$inferInsert, 'movementNo'>

/** The lines for slots that a file has changed; what changes nothing needs none. */
export async function noteMovements(tx: Db, movements: readonly Noted[]): Promise<void> {
  const some = movements.filter(({ units }) => units !== 0)
  if (some.length > 0) await tx.insert(slotMovements).values(some)
}
