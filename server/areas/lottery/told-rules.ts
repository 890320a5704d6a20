import { isDeepStrictEqual } from 'node:util'
import { asc, eq, inArray, min } from 'drizzle-orm'
import { drawOdds } from '@server/areas/draw/draw'
import { replyTime } from '@server/calendar'
import { Misunderstood } from '@server/command/request'
import type { Db } from '@server/database/database'
import { lotterySentences } from './rules'
import { lotteryCycles, lotteryRules } from './tables'

const all = (db: Db) => db.select().from(lotteryRules).orderBy(asc(lotteryRules.version))

/** Which version of the rules these are; words that were never told before become the next. */
export async function rulesVersion(
  tx: Db,
  now: Date,
  sentences: readonly string[] = lotterySentences,
): Promise<number> {
  const isIt = (told: { sentences: readonly string[] }) =>
    isDeepStrictEqual(told.sentences, sentences)
  for (;;) {
    const told = await all(tx)
    const known = told.find(isIt)
    if (known) return known.version
    const version = (told.at(-1)?.version ?? 0) + 1
    const [added] = await tx
      .insert(lotteryRules)
      .values({ version, sentences: [...sentences], publishedAt: now })
      .onConflictDoNothing()
      .returning()
    // else somebody has told others meanwhile, or these
    if (added) return version
  }
}

/** By which rules a cycle was drawn, the oldest first, word by word. */
export async function rulesOfCycle(db: Db, cycleKey: string): Promise<string[]> {
  const [cycle] = await db.select().from(lotteryCycles).where(eq(lotteryCycles.cycleKey, cycleKey))
  if (!cycle) throw new Misunderstood(`没有 ${cycleKey} 这一期，list 会列出`)
  const drawn = await db
    .select({ rules: drawOdds.rules, since: min(drawOdds.publishedAt) })
    .from(drawOdds)
    .where(eq(drawOdds.game, `lottery:${cycle.cycleId}`))
    .groupBy(drawOdds.rules)
    .orderBy(asc(drawOdds.rules))
  if (drawn.length === 0) return ['还没有人抽过']
  const versions = drawn.map(({ rules }) => rules)
  const told = await db.select().from(lotteryRules).where(inArray(lotteryRules.version, versions))
  const words = new Map(told.map(({ version, sentences }) => [version, sentences]))
  return drawn.flatMap(({ rules, since }) => [
    `第 ${rules} 版  ${replyTime(since!)} 起`,
    ...(words.get(rules) ?? ['没有留下原文']).map((sentence) => `  ${sentence}`),
  ])
}
