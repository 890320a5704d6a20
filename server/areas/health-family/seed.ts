import { say } from '@server/areas/agreement/agreement'
import {
  consentedAt,
  healthLooks,
  healthWatches,
  type MeasureKey,
  measureNames,
} from '@server/areas/health/health'
import { dayMs, hourMs, minuteMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import type { SeedContext } from '../area'

interface Sharing {
  elder: string
  watcher: string
  measures: readonly MeasureKey[]
  elderCalls: string
  watcherCalls: string
  /** The watcher is told of what was not seen. */
  alerts?: boolean
  /** How many hours ago, and at what, the watcher looked. */
  looks: readonly (readonly [hours: number, what: MeasureKey | 'home'])[]
}

const sharings = (): Sharing[] => {
  const [mother, father, daughter] = [demo.elder, demo.father, demo.daughter].map(
    ({ userId }) => userId,
  ) as [string, string, string]
  return [
    {
      ...{ elder: mother, watcher: daughter, elderCalls: '女儿', watcherCalls: '妈妈' },
      alerts: true,
      measures: measureNames.filter((measure) => measure !== 'other'),
      looks: [
        [2, 'home'],
        [2, 'bloodPressure'],
        [26, 'home'],
        [50, 'bloodSugar'],
        [74, 'home'],
        [74, 'sleep'],
      ],
    },
    {
      ...{ elder: father, watcher: daughter, elderCalls: '女儿', watcherCalls: '爸爸' },
      measures: ['bloodPressure', 'heart', 'steps', 'bloodSugar'],
      looks: [
        [2, 'home'],
        [26, 'home'],
        [26, 'steps'],
      ],
    },
    {
      ...{ elder: mother, watcher: father, elderCalls: '老林', watcherCalls: '桂芬' },
      measures: ['bloodPressure', 'bloodSugar'],
      looks: [[30, 'bloodPressure']],
    },
    {
      ...{ elder: father, watcher: mother, elderCalls: '桂芬', watcherCalls: '老林' },
      measures: ['bloodPressure', 'steps'],
      looks: [[20, 'home']],
    },
  ]
}

/** Father, mother and daughter, who look at each other’s data as far as each of them said. */
export async function seedHealthFamily(tx: Db, { now }: SeedContext): Promise<void> {
  const since = (await consentedAt(tx, demo.elder.userId, 'record', now))!
  for (const { userId } of [demo.elder, demo.father])
    await say(tx, { userId, agreement: 'healthFamily', said: 'accepted', now: since })
  for (const { elder, watcher, measures, looks, ...calls } of sharings()) {
    const watchId = uuidv7(since.getTime())
    await tx.insert(healthWatches).values({
      ...{ ...calls, watchId, elderId: elder, watcherId: watcher },
      ...{ measures: [...measures], askedAt: since, answeredAt: since },
      askedBy: 'watcher',
      state: 'on',
      expiresAt: new Date(since.getTime() + 7 * dayMs),
    })
    await tx.insert(healthLooks).values(
      looks.map(([hours, what]) => ({
        ...{ userId: elder, watchId, what },
        lookedAt: new Date(Math.floor((now.getTime() - hours * hourMs) / minuteMs) * minuteMs),
      })),
    )
  }
  await seedInvitation(tx, now)
}

/** A neighbour who would like to keep an eye on her, and has not been answered. */
const seedInvitation = (tx: Db, now: Date) =>
  tx.insert(healthWatches).values({
    ...{ watchId: uuidv7(now.getTime()), elderId: demo.elder.userId },
    ...{ watcherId: demo.consumer.userId, elderCalls: '', watcherCalls: '陈姐' },
    askedBy: 'watcher',
    state: 'asked',
    measures: [],
    askedAt: now,
    expiresAt: new Date(now.getTime() + 7 * dayMs),
  })
