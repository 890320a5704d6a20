import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { goodsByKey, keysOfGoods } from '@server/areas/catalogue/catalogue'
import { listed } from '@server/command/listed'
import type { Asking } from '@server/command/run'
import type { Db } from '@server/database/database'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated, unknown } from '@server/importing/checks'
import { key } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { said } from '@server/importing/said'
import { healthGoods } from './orders/tables'
import { planContent } from './content'
import { healthPlanPopups, healthPlans } from './tables'

const plan = planContent.extend({
  key,
  off_shelf: z.boolean().default(false).describe('true: nobody receives it any more'),
})
const file = z.strictObject({
  plans: z.array(plan).min(1, '至少一个'),
  goods: z
    .array(key)
    .default([])
    .describe('what of the shop is about health: orders of it stand among those of the area'),
})
type File = z.output<typeof file>

const sameKey: Check<File> = (_db, { content, problem }) =>
  repeated(
    content.plans.map((one, at) => ({ thing: one.key, at: ['plans', at, 'key'] })),
    problem,
  )

const sameTask: Check<File> = (_db, { content, problem }) =>
  content.plans.flatMap((one, at) =>
    repeated(
      one.tasks.map((task, nth) => ({ thing: task.key, at: ['plans', at, 'tasks', nth, 'key'] })),
      problem,
    ),
  )

const withinDays: Check<File> = (_db, { content, problem }) =>
  content.plans.flatMap((one, at) =>
    one.tasks.flatMap(({ from, to = one.days }, nth) =>
      from <= to && to <= one.days
        ? []
        : [
            problem(
              ['plans', at, 'tasks', nth],
              `要在第 1 天到第 ${one.days} 天之间，先 from 后 to`,
            ),
          ],
    ),
  )

const knownGoods: Check<File> = async (db, { content, problem }) =>
  unknown(
    content.goods.map((thing, at) => ({ thing, at: ['goods', at] })),
    await goodsByKey(db, content.goods),
    { problem, words: (thing) => `商城里没有商品 ${thing}` },
  )

async function write(tx: Db, { plans, goods }: File, now: Date): Promise<Brought> {
  const keys = plans.map((one) => one.key)
  const known = await knownKeys(tx, healthPlans.planKey, keys)
  for (const { key: planKey, off_shelf: offShelf, ...content } of plans)
    await tx
      .insert(healthPlans)
      .values({ planKey, content, offShelf, createdAt: now })
      .onConflictDoUpdate({ target: healthPlans.planKey, set: { content, offShelf } })
  const ids = [...(await goodsByKey(tx, goods)).values()]
  if (ids.length > 0)
    await tx
      .insert(healthGoods)
      .values(ids.map((goodsId) => ({ goodsId })))
      .onConflictDoNothing()
  return countBrought(keys, known)
}

/** Plans as a file says them, with the goods that are about health. */
export const planImporter: Importer<File, Brought> = {
  schema: file,
  checks: [sameKey, sameTask, withinDays, knownGoods],
  write,
}

const all = ({ db }: Asking) => db.select().from(healthPlans).orderBy(asc(healthPlans.planId))

async function exported(asking: Asking) {
  const ids = await asking.db.select().from(healthGoods).orderBy(asc(healthGoods.goodsId))
  const goods = await keysOfGoods(
    asking.db,
    ids.map(({ goodsId }) => goodsId),
  )
  return {
    plans: (await all(asking)).map(({ planKey, content, offShelf }) => ({
      key: planKey,
      ...content,
      ...said({ off_shelf: offShelf }),
    })),
    ...said({ goods: ids.flatMap(({ goodsId }) => goods.get(goodsId) ?? []) }),
  }
}

/** To how many people it was shown. Who received it, only they know. */
const shown = async ({ db }: Asking, planId: number): Promise<number> =>
  db.$count(healthPlanPopups, eq(healthPlanPopups.planId, planId))

export const healthCommand = listed({
  name: 'health',
  noun: '健康计划',
  importer: () => planImporter,
  list: async (asking) => {
    const lines: string[] = []
    for (const { planId, planKey, content, offShelf } of await all(asking)) {
      const told = [planKey, content.title, `${content.days} 天`]
      told.push(`弹出过 ${await shown(asking, planId)} 人`)
      lines.push([...told, ...(offShelf ? ['已下架'] : [])].join('  '))
    }
    return lines
  },
  exported,
})
