import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accountOf, peopleByPhone, wholePhone } from '@server/areas/auth/auth'
import { listed } from '@server/command/listed'
import type { Asking } from '@server/command/run'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import { backwards, isBackwards, repeated, unknown } from '@server/importing/checks'
import { key, latitude, longitude, moment, number, phone, words } from '@server/importing/fields'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { businessDay, replyTime } from '@server/calendar'
import { streetActivities, streetPromoters } from './tables'

const activity = z.strictObject({
  key,
  title: words(30),
  place: words(60),
  latitude,
  longitude,
  starts_at: moment,
  ends_at: moment,
  gift: words(30).describe('what passers-by get'),
  newcomer_days: number.min(0).max(90).default(0).describe('0: for everybody'),
  promoters: z.array(phone).min(1, '至少一位推广员'),
})
const file = z.strictObject({ activities: z.array(activity).min(1, '至少一次活动') })
type File = z.output<typeof file>

/** What somebody did at one of them is what they did there on a day. */
const isOfOneDay = ({ starts_at: starts, ends_at: ends }: File['activities'][number]) =>
  businessDay(new Date(starts)) === businessDay(new Date(Date.parse(ends) - 1))

const phonesIn = ({ activities }: File) =>
  activities.flatMap(({ promoters }, at) =>
    promoters.map((thing, nth) => ({ thing, at: ['activities', at, 'promoters', nth] })),
  )

export const activityImporter = (dataKey: DataKey): Importer<File, Brought> => ({
  schema: file,
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.activities.map(({ key: thing }, at) => ({ thing, at: ['activities', at, 'key'] })),
        problem,
      ),
    async (db, { content, problem }) => {
      const named = phonesIn(content)
      const known = await peopleByPhone(
        { db, key: dataKey },
        named.map(({ thing }) => thing),
      )
      return unknown(named, known, { problem, words: (thing) => `没有手机号是 ${thing} 的邻居` })
    },
    (_db, { content, problem }) =>
      backwards(
        content.activities.map((thing, at) => ({ thing, at: ['activities', at] })),
        problem,
      ),
    (_db, { content, problem }) =>
      content.activities.flatMap((one, at) =>
        isBackwards(one) || isOfOneDay(one)
          ? []
          : [problem(['activities', at, 'ends_at'], '结束要和开始在同一天')],
      ),
  ],
  write: (tx, content) => write(tx, dataKey, content),
})

async function write(tx: Db, dataKey: DataKey, content: File): Promise<Brought> {
  const keys = content.activities.map((one) => one.key)
  const known = await knownKeys(tx, streetActivities.activityKey, keys)
  const people = await peopleByPhone(
    { db: tx, key: dataKey },
    phonesIn(content).map(({ thing }) => thing),
  )
  for (const { key: activityKey, promoters, ...one } of content.activities) {
    const [row] = await tx
      .insert(streetActivities)
      .values({
        ...{ activityKey, title: one.title, place: one.place, gift: one.gift },
        ...{ latitude: one.latitude, longitude: one.longitude },
        startsAt: new Date(one.starts_at),
        endsAt: new Date(one.ends_at),
        newcomerDays: one.newcomer_days,
      })
      .onConflictDoUpdate({
        target: streetActivities.activityKey,
        set: overwrite(
          streetActivities,
          ...(['title', 'place', 'latitude', 'longitude'] as const),
          ...(['startsAt', 'endsAt', 'gift', 'newcomerDays'] as const),
        ),
      })
      .returning()
    await addPromoters(
      tx,
      row!.activityId,
      promoters.map((one) => people.get(one)!),
    )
  }
  return countBrought(keys, known)
}

/** Random, so that nobody makes one up. */
export const addPromoters = (tx: Db, activityId: number, userIds: readonly string[]) =>
  tx
    .insert(streetPromoters)
    .values(
      userIds.map((userId) => ({ activityId, userId, code: randomBytes(9).toString('base64url') })),
    )
    .onConflictDoNothing()

const all = (db: Db) => db.select().from(streetActivities).orderBy(asc(streetActivities.activityId))

/** The phones of who stands there, as an import takes them. */
async function phonesOf(asking: Asking, activityId: number): Promise<string[]> {
  const rows = await asking.db
    .select({ userId: streetPromoters.userId })
    .from(streetPromoters)
    .where(eq(streetPromoters.activityId, activityId))
    .orderBy(asc(streetPromoters.userId))
  const phones: string[] = []
  for (const { userId } of rows) {
    const { closed } = await accountOf(asking.db, userId)
    if (!closed) phones.push(await wholePhone(asking, userId))
  }
  return phones
}

export const streetCommand = listed({
  name: 'street',
  noun: '街头活动',
  importer: (dataKey) => activityImporter(dataKey),
  list: async ({ db }) => {
    const rows = await all(db)
    return Promise.all(
      rows.map(async ({ activityId, activityKey, title, place, startsAt }) => {
        const mine = eq(streetPromoters.activityId, activityId)
        const people = await db.$count(streetPromoters, mine)
        return [activityKey, title, place, `${replyTime(startsAt)} 起`, `${people} 位推广员`].join(
          '  ',
        )
      }),
    )
  },
  exported: async (asking) => {
    const activities = (await all(asking.db)).map(async (row) => ({
      key: row.activityKey,
      ...{ title: row.title, place: row.place, gift: row.gift },
      ...{ latitude: row.latitude, longitude: row.longitude },
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
      newcomer_days: row.newcomerDays,
      promoters: await phonesOf(asking, row.activityId),
    }))
    return { activities: await Promise.all(activities) }
  },
})
