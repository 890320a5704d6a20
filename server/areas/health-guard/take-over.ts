import { and, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { nicknamesOf } from '@server/areas/auth/auth'
import { healthWatches, toldOver, type Whose } from '@server/areas/health/health'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { contentOf, saveTaken, unseenOf } from './alerts'

type People = Out<'/tp5/api/ExchangeShop/HealthGuard/unseen'>['people']
type Watch = typeof healthWatches.$inferSelect

interface Watching {
  userId: string
  key: Whose['key']
  now: Date
}

/** What somebody has not seen, and their watcher was told of. */
async function toldTo(db: Db, elderId: string, { userId, key }: Watching, lock?: 'locked') {
  return (await unseenOf(db, elderId, lock))
    .map((alert) => ({ alert, content: contentOf(key, alert) }))
    .filter(({ content }) => content.told.some((one) => one.userId === userId))
}

async function watchesToTell(db: Db, { userId, now }: Watching): Promise<Watch[]> {
  const { watcherId, state, alerts } = healthWatches
  const watches = await db
    .select()
    .from(healthWatches)
    .where(and(eq(watcherId, userId), eq(state, 'on'), eq(alerts, true)))
  const agreed = await Promise.all(watches.map((watch) => toldOver(db, watch.elderId!, now)))
  const known = new Set(agreed.flat().map(({ watchId }) => watchId))
  return watches.filter(({ watchId }) => known.has(watchId))
}

/** Of everybody that somebody watches over: how many, not what. */
export async function unseenOver(db: Db, watching: Watching): Promise<People> {
  const watches = await watchesToTell(db, watching)
  const nicknames = await nicknamesOf(
    db,
    watches.map(({ elderId }) => elderId!),
  )
  const people: People = []
  for (const { watchId, elderId, watcherCalls } of watches) {
    const told = await toldTo(db, elderId!, watching)
    if (told.length === 0) continue
    const taken = new Set(told.map(({ content }) => content.taken?.userId))
    people.push({
      watch_id: watchId,
      name: watcherCalls || nicknames.get(elderId!) || '家人',
      unseen: told.length,
      taken_by: taken.has(undefined) ? 'nobody' : taken.has(watching.userId) ? 'me' : 'other',
    })
  }
  return people
}

/** Says who sees to it, to the one that it is about; whoever was to be told after is not told. */
export async function takeOver(tx: Db, watchId: string, watching: Watching): Promise<number> {
  const { userId, key, now } = watching
  const watch = (await watchesToTell(tx, watching)).find((one) => one.watchId === watchId)
  if (!watch) throw new Refusal('notFound', '家人现在没有要您跟进的提醒')
  const open = (await toldTo(tx, watch.elderId!, watching, 'locked')).filter(
    ({ content }) => !content.taken,
  )
  const name = watch.elderCalls || '家人'
  for (const { alert, content } of open)
    await saveTaken(tx, alert, {
      key,
      content: { ...content, taken: { userId, name, at: now.getTime() } },
    })
  const [newest] = open
  if (newest)
    await remind(tx, {
      ...{ userId: watch.elderId!, kind: 'guardTaken', at: now },
      about: `${newest.alert.alertId} ${userId}`,
      facts: { alert_id: newest.alert.alertId, name },
    })
  return open.length
}
