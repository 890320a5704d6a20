import type { z } from 'zod'
import type { drawCheck } from '@contract/draw'
import type { Db } from '@server/database/database'
import type { Draw } from './draw-lot'
import { anchorOf, proofsOf } from './seeds'

type Check = z.output<typeof drawCheck>

/** All that a draw was made by, for whoever does it again; null of what was drawn without a seed. */
export async function checkOf(
  db: Db,
  { day, message, pool, total, place, result }: Draw,
  nameOf: (key: string) => string,
  now: Date,
): Promise<Check | null> {
  const proof = day === null ? undefined : (await proofsOf(db, [day], now)).get(day)
  const anchor = day === null ? null : await anchorOf(db, day)
  if (!proof || !anchor) return null
  const table = pool.map(({ key, weight }) => ({ key, name: nameOf(key), weight }))
  return { proof, anchor, message, table, total, place, result }
}
