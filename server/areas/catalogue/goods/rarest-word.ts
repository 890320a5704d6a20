import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

/** Beyond this many goods one word is as good as another. */
const enough = 30_000
const keptMs = 10 * 60 * 1000
const keptWords = 10_000

/** How many goods a word finds changes slowly, and a stale number costs time alone. */
const counted = new WeakMap<Db, { since: number; goods: Map<string, number> }>()

function countsOf(db: Db): Map<string, number> {
  const known = counted.get(db)
  if (known && Date.now() - known.since < keptMs && known.goods.size < keptWords) return known.goods
  const goods = new Map<string, number>()
  counted.set(db, { since: Date.now(), goods })
  return goods
}

const text = `
  select sought.word, counted.goods
  from unnest($1::text[]) as sought (word)
  cross join lateral (
    select count(*) as goods from (
      select from goods_words where goods_words.word = sought.word limit ${enough}
    ) as few
  ) as counted`

/** The word that leaves the fewest goods to look at. */
export async function rarestOf(db: Db, sought: readonly string[]): Promise<string> {
  const [first = '', ...others] = sought
  if (others.length === 0) return first
  const counts = countsOf(db)
  const unknown = sought.filter((word) => !counts.has(word))
  if (unknown.length > 0) {
    const rows = await statement<{ word: string; goods: number }>(db, 'goods_words', text, [
      unknown,
    ])
    for (const { word, goods } of rows) counts.set(word, goods)
  }
  return sought.reduce((one, other) => (counts.get(other)! < counts.get(one)! ? other : one))
}

/**
 * Whether goods found by one word have the others. Said so that neither the index of all words nor
 * a share of goods that have them is thought of: the plan goes down the one word in its order,
 * where else it would read every match, or all goods, for the first twenty.
 */
export const hasAll = (sought: string) =>
  `case when goods.words @> ${sought} then true else false end`
