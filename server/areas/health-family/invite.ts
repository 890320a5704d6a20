import { randomBytes } from 'node:crypto'
import { and, count, eq, gt } from 'drizzle-orm'
import { peopleByPhone } from '@server/areas/auth/auth'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import {
  healthWatches,
  type MeasureKey,
  type Side,
  type Surroundings,
} from '@server/areas/health/health'
import { needShared } from './agreed'
import { digestOf, needApart } from './rows'

/** A code is shown to who stands beside one, or sent; a phone is looked at when there is time. */
const days = { code: 1, phone: 7 }

/** So many may wait for an answer at once. */
const mostOpen = 10

interface Wish {
  me: Side
  phone?: string | undefined
  name: string
  measures?: readonly MeasureKey[] | undefined
}

/**
 * Asks somebody, who has to say yes. A phone without an account is asked like any other, and nobody
 * ever answers: who asks does not learn which phones have one.
 */
export async function invite(context: Surroundings, wish: Wish) {
  const { db, user, now } = context
  const { me, phone, name } = wish
  const { userId } = user
  const measures = me === 'elder' ? await needShared(context, wish.measures) : []
  await needFew(db, userId, me, now)
  const other = phone === undefined ? null : await whoHas(context, phone)
  const elder = me === 'elder' ? userId : other
  const watcher = me === 'watcher' ? userId : other
  if (elder !== null && watcher !== null) await needApart(db, elder, watcher)
  const code = phone === undefined ? randomBytes(16).toString('base64url') : null
  const expiresAt = new Date(now.getTime() + days[code === null ? 'phone' : 'code'] * dayMs)
  const watchId = uuidv7(now.getTime())
  await db.insert(healthWatches).values({
    ...{ watchId, measures, expiresAt, elderId: elder, watcherId: watcher },
    askedBy: me,
    state: 'asked',
    askedAt: now,
    codeDigest: code === null ? null : digestOf(code),
    elderCalls: me === 'elder' ? name : '',
    watcherCalls: me === 'watcher' ? name : '',
  })
  return { watchId, code, expiresAt }
}

async function whoHas({ db, config, user }: Surroundings, phone: string): Promise<string | null> {
  const found = await peopleByPhone({ db, key: config.dataKey }, [phone])
  const one = found.get(phone) ?? null
  if (one === user.userId) throw new Refusal('invalid', '这是您自己的手机号，请填家人的')
  return one
}

const columnOf = { elder: healthWatches.elderId, watcher: healthWatches.watcherId }

async function needFew(db: Db, userId: string, me: Side, now: Date): Promise<void> {
  const [row] = await db
    .select({ open: count() })
    .from(healthWatches)
    .where(
      and(
        eq(columnOf[me], userId),
        eq(healthWatches.askedBy, me),
        eq(healthWatches.state, 'asked'),
        gt(healthWatches.expiresAt, now),
      ),
    )
  if (row!.open >= mostOpen)
    throw new Refusal('invalid', `还有 ${mostOpen} 个邀请没有答复，先取消几个再邀请`)
}
