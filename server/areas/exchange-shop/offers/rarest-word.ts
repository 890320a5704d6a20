import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

/** Beyond this many goods one word is as good as another. */
const enough = 3000

const text = `
  select sought.word
  from unnest($1::text[]) as sought (word)
  cross join lateral (
    select count(*) as goods from (
      select from goods_words where goods_words.word = sought.word limit $2
    ) as few
  ) as counted
  order by goods limit 1`

/** The word that leaves the fewest goods to look at. */
export async function rarestOf(db: Db, sought: readonly string[]): Promise<string> {
  const [first = '', ...others] = sought
  if (others.length === 0) return first
  const [rarest] = await statement<{ word: string }>(db, 'goods_rarest_word', text, [
    sought,
    enough,
  ])
  return rarest!.word
}

/**
 * Whether goods found by one word have the others. Said so that the index of all words is not
 * taken: it would bring every match unsorted where a search shows the first twenty.
 */
export const hasAll = (sought: string) => `(goods.words || '{}') @> ${sought}`
