import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Asking } from './machine-row'
import { nearToFar, type Ranked } from './near-to-far'

/** Where nobody knows how far it is, it stands behind those that are known. */
export const unknown = 2147483647

export const fromTheStart: Ranked = { rank: -1, machine_id: 0 }

/** Machines as lists have them: the nearest first, then by number those that nobody knows how far. */
export async function* inListOrder(
  { db, position }: Pick<Asking, 'db' | 'position'>,
  after: Ranked,
): AsyncGenerator<Ranked> {
  if (position && after.rank < unknown) yield* nearToFar(db, position, after)
  const from = after.rank < unknown ? 0 : after.machine_id
  yield* byNumber(db, { from, placed: position === null })
}

interface Numbered {
  /** Above this number. */
  from: number
  /** Those too of which it is known where they stand. */
  placed: boolean
}

const atOnce = 32

async function* byNumber(db: Db, { from, placed }: Numbered): AsyncGenerator<Ranked> {
  const name = placed ? 'machine_by_number' : 'machine_unplaced'
  const which = placed ? 'true' : 'cell is null'
  for (let last = from; ;) {
    const rows = await statement<{ machine_id: number }>(
      db,
      name,
      `select machine_id from iter_machines where ${which} and machine_id > $1
       order by machine_id limit ${atOnce}`,
      [last],
    )
    for (const { machine_id } of rows) yield { machine_id, rank: unknown }
    if (rows.length < atOnce) return
    last = rows[rows.length - 1]!.machine_id
  }
}

/** Several at a time, twice as many each time: the first are mostly enough. */
export async function* inChunks(
  all: AsyncIterable<Ranked>,
  first: number,
): AsyncGenerator<number[]> {
  let size = first
  let chunk: number[] = []
  for await (const { machine_id } of all) {
    chunk.push(machine_id)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
    size *= 2
  }
  if (chunk.length > 0) yield chunk
}
