import type { Position } from '@server/distance'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { type Block, blocksInside, smallest } from './blocks'
import { away } from './machine-row'

/** A machine, and how far it is in whole metres: the place that it has in a list. */
export interface Ranked {
  machine_id: number
  rank: number
}

/** Blocks are opened a few at a time: those about as near as the first. */
const openedAtOnce = 6
const aboutAsNear = 800

export const isBefore = (one: Ranked, other: Ranked) =>
  one.rank < other.rank || (one.rank === other.rank && one.machine_id < other.machine_id)
export const inOrder = (one: Ranked, other: Ranked) => (isBefore(one, other) ? -1 : 1)

/** All machines of which it is known where they stand, the nearest first, from a place in that list on. */
export async function* nearToFar(db: Db, from: Position, after: Ranked): AsyncGenerator<Ranked> {
  const lies = ({ farthest }: Block) => farthest >= after.rank
  let closed = (await blocksInside(db, from, null)).filter(lies)
  let found: Ranked[] = []
  while (closed.length > 0) {
    closed.sort((one, other) => one.nearest - other.nearest)
    const opened = nextOf(closed)
    closed = closed.filter((block) => !opened.includes(block))
    if (opened[0]!.level < smallest) {
      closed.push(...(await blocksInside(db, from, opened)).filter(lies))
    } else {
      const inside = await machinesIn(db, from, opened)
      found = [...found, ...inside.filter((one) => isBefore(after, one))].sort(inOrder)
    }
    const sure = Math.min(...closed.map(({ nearest }) => nearest))
    const known = found.findIndex(({ rank }) => rank >= sure)
    yield* found.splice(0, known < 0 ? found.length : known)
  }
}

function nextOf(closed: readonly Block[]): Block[] {
  const [first] = closed
  return closed
    .slice(0, openedAtOnce)
    .filter(
      ({ level, nearest }) => level === first!.level && nearest <= first!.nearest + aboutAsNear,
    )
}

const machinesIn = (db: Db, { latitude, longitude }: Position, cells: readonly Block[]) =>
  statement<Ranked>(
    db,
    'machine_in_cells',
    `select machine_id, round(${away('$2::float8', '$3::float8')})::bigint as rank
     from iter_machines where cell = any($1::bigint[])`,
    [cells.map(({ block }) => block), latitude, longitude],
  )
