import { distance, earthRadius, type Position } from '@server/distance'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

/**
 * The ground in blocks, the largest ten degrees wide, each divided in ten by ten up to a hundredth of
 * a degree. Whoever looks for what is near opens the nearest first, so that a million things behind
 * them cost nothing.
 */
const perDegree = [0.1, 1, 10, 100] as const
export const smallest = perDegree.length - 1

export interface Block {
  level: number
  block: number
  /** Nothing in it is nearer, nor farther. */
  nearest: number
  farthest: number
}

/** What a distance in whole metres may be wrong by. */
const rounding = 1

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

function seenFrom(from: Position, level: number, block: number): Block {
  const size = 1 / perDegree[level]!
  const columns = 360 * perDegree[level]!
  const south = Math.floor(block / columns) * size - 90
  const west = (block % columns) * size - 180
  const near = Math.min(...edgeTowards(from, { south, west, size }).map((at) => distance(from, at)))
  const across = radians(size) * Math.SQRT2 * earthRadius
  return { level, block, nearest: near - rounding, farthest: near + across + rounding }
}

interface Square {
  south: number
  west: number
  size: number
}

/** Among these is the nearest point: straight north or south, else on one of the two meridians. */
function edgeTowards(from: Position, { south, west, size }: Square): Position[] {
  const [north, east] = [south + size, west + size]
  if (from.longitude >= west && from.longitude <= east)
    return [{ latitude: clamp(from.latitude, south, north), longitude: from.longitude }]
  return [west, east].flatMap((longitude) => {
    const apart = radians(longitude - from.longitude)
    const latitude = radians(from.latitude)
    const abeam = degrees(Math.atan2(Math.sin(latitude), Math.cos(latitude) * Math.cos(apart)))
    return [south, north, clamp(abeam, south, north)].map((at) => ({ latitude: at, longitude }))
  })
}

/** Where machines stand, in all of the ground or inside some blocks of one level. */
export async function blocksInside(db: Db, from: Position, outer: readonly Block[] | null) {
  const level = outer ? outer[0]!.level + 1 : 0
  const rows = await statement<{ block: string }>(
    db,
    'machine_blocks',
    'select block from machine_blocks where level = $1 and inside = any($2::bigint[])',
    [level, outer ? outer.map(({ block }) => block) : [0]],
  )
  return rows.map(({ block }) => seenFrom(from, level, Number(block)))
}

const blockOf = (level: number) => {
  const times = 100 / perDegree[level]!
  return `cell / ${36_000 * times} * ${360 * perDegree[level]!} + cell % 36000 / ${times}`
}

const cases = (of: (level: number) => string) =>
  perDegree.map((_, level) => `when ${level} then ${of(level)}`).join(' ')

/** Call it once machines stand where they did not. A block that nothing stands in any more does no harm. */
export const markBlocks = (tx: Db) =>
  statement(
    tx,
    'machine_mark_blocks',
    `insert into machine_blocks (level, inside, block)
     select distinct level,
       case level ${cases((level) => (level === 0 ? '0' : blockOf(level - 1)))} end,
       case level ${cases(blockOf)} end
     from iter_machines cross join generate_series(0, ${smallest}) as level
     where cell is not null
     on conflict do nothing`,
    [],
  )
