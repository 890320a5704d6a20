import { and, eq, lte } from 'drizzle-orm'
import { changeUser, type Judged, judgeText, someNickname } from '@server/areas/auth/auth'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import type { WorldSweep } from '@server/jobs/sweep'
import type { WorldContext } from '@server/jobs/job'
import { daysAfter } from './rules'
import { nicknameChecks } from './tables'

type Check = typeof nicknameChecks.$inferSelect

const againMinutes = 10
/** Then a person looks at it. */
const patienceDays = 1

interface Given {
  userId: string
  nickname: string
  judged: Judged
}

/** What is not beyond doubt is taken, and waits for whoever looks at it; the one before is forgotten. */
export async function noteNickname(tx: Db, { userId, nickname, judged }: Given, now: Date) {
  await drop(tx, userId)
  if (judged === 'pass') return
  const state = judged === 'unchecked' ? 'unchecked' : 'doubtful'
  await tx.insert(nicknameChecks).values({ userId, nickname, state, since: now, checkAt: now })
}

/** A name that may not be shown gives way to one like those of newcomers. */
export async function replaceNickname(tx: Db, userId: string): Promise<void> {
  await changeUser(tx, userId, { nickname: someNickname() })
  await drop(tx, userId)
}

export const drop = (tx: Db, userId: string) =>
  tx.delete(nicknameChecks).where(eq(nicknameChecks.userId, userId))

/** Asks again about what nobody answered when it was given. */
export const checkLater = (config: Settings): WorldSweep<typeof nicknameChecks> => ({
  name: 'account: check nicknames',
  every: 60,
  lane: 'wechat',
  table: nicknameChecks,
  keys: ['userId'],
  due: (now) => and(eq(nicknameChecks.state, 'unchecked'), lte(nicknameChecks.checkAt, now)),
  order: nicknameChecks.checkAt,
  work: (context, check) => checkOne(context, config, check),
})

async function checkOne(
  { database, providers, now }: WorldContext,
  config: Settings,
  check: Check,
) {
  const { userId, nickname: text } = check
  const asking = { db: database.db, config, providers }
  const judged = await judgeText(asking, { userId, scene: 'profile', text })
  await database.transaction(async (tx) => {
    if (!(await isStill(tx, check))) return
    if (judged === 'risky') await replaceNickname(tx, userId)
    else if (judged === 'pass') await drop(tx, userId)
    else await wait(tx, check, judged, now)
  })
}

/** The person may have chosen another meanwhile. */
async function isStill(tx: Db, { userId, nickname }: Check): Promise<boolean> {
  const [row] = await tx
    .select({ nickname: nicknameChecks.nickname })
    .from(nicknameChecks)
    .where(eq(nicknameChecks.userId, userId))
    .for('update')
  return row?.nickname === nickname
}

async function wait(tx: Db, { userId, since }: Check, judged: Judged, now: Date) {
  const tooLong = daysAfter(since, patienceDays) <= now
  await tx
    .update(nicknameChecks)
    .set(
      judged === 'review' || tooLong
        ? { state: 'doubtful' }
        : { checkAt: new Date(now.getTime() + againMinutes * 60_000) },
    )
    .where(eq(nicknameChecks.userId, userId))
}
