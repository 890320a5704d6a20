import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { WorldContext } from '@server/jobs/job'
import type { WorldSweep } from '@server/jobs/sweep'
import type { House } from '../area'
import { type Judged, judgeWords } from './judge'
import { askedAgainAt } from './patience'
import { wordChecks } from './tables'
import { dropCheck, isCheck, lockCheck, spotOf, type WordCheck } from './word-checks'

/** Asks again about words that nobody judged when they were given. */
export const checkWordsLater = (house: House): WorldSweep<typeof wordChecks> => ({
  name: 'content: have words judged that were not',
  every: 60,
  lane: 'wechat',
  table: wordChecks,
  keys: ['checkId'],
  due: (now) => and(eq(wordChecks.state, 'unchecked'), lte(wordChecks.checkAt, now)),
  order: wordChecks.checkAt,
  work: (context, check) => checkOne(context, house, check),
})

async function checkOne(
  { database, providers, now }: WorldContext,
  { config, ports }: House,
  check: WordCheck,
) {
  const shown = ports.words[check.kind]
  const spot = spotOf(check)
  const text = await shown.read(database.db, spot)
  const asking = { db: database.db, config, providers }
  const written = { userId: spot.userId, scene: shown.scene, text }
  const judged = text ? await judgeWords(asking, written) : 'pass'
  await database.transaction(async (tx) => {
    if (!(await lockCheck(tx, check))) return
    if (judged === 'risky') await shown.takeDown(tx, spot)
    if (judged === 'pass') await shown.putUp?.(tx, spot)
    if (judged === 'risky' || judged === 'pass') await dropCheck(tx, check)
    else await wait(tx, check, judged, now)
  })
}

async function wait(tx: Db, check: WordCheck, judged: Judged, now: Date) {
  const checkAt = judged === 'review' ? null : askedAgainAt(check.since, now)
  await tx
    .update(wordChecks)
    .set(checkAt ? { checkAt } : { state: 'doubtful' })
    .where(isCheck(check))
}
