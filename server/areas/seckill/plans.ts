import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { goodsByKey } from '@server/areas/catalogue/catalogue'
import { listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated, unknown } from '@server/importing/checks'
import { amount, key, number, whole } from '@server/importing/fields'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { planHours } from './hours'
import { seckillPlans } from './tables'

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '写成 09:30')

const sold = z.strictObject({
  goods: key.describe('by the key of its file'),
  points: whole.default(0),
  gold: whole.default(0),
  money: whole.default(0).describe('in cents'),
  total: amount.describe('pieces an hour'),
})
const plan = z.strictObject({
  key,
  hours: z.array(hour).min(1, '至少一场').max(12, '最多 12 场'),
  minutes: number.min(10, '至少 10 分钟').max(600, '最多 600 分钟'),
  goods: z.array(sold).min(1, '至少一样').max(30, '最多 30 样'),
  ended: z.boolean().default(false),
})
const file = z.strictObject({ plans: z.array(plan).min(1, '至少一个安排') })
type File = z.output<typeof file>

const goodsIn = ({ plans }: File) =>
  plans.flatMap(({ goods }, at) =>
    goods.map((one, nth) => ({ thing: one.goods, at: ['plans', at, 'goods', nth, 'goods'] })),
  )

export const planImporter: Importer<File, Brought> = {
  schema: file,
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.plans.map(({ key: thing }, at) => ({ thing, at: ['plans', at, 'key'] })),
        problem,
      ),
    async (db, { content, problem }) => {
      const named = goodsIn(content)
      const known = await goodsByKey(
        db,
        named.map(({ thing }) => thing),
      )
      return unknown(named, known, { problem, words: (thing) => `商城里没有商品 ${thing}` })
    },
    (_db, { content, problem }) =>
      content.plans.flatMap(({ goods }, at) =>
        goods.flatMap(({ points, gold, money }, nth) =>
          points + gold + money > 0 ? [] : [problem(['plans', at, 'goods', nth], '秒杀价不能是 0')],
        ),
      ),
  ],
  write: (tx, content, now) => write(tx, content.plans, now),
}

async function write(tx: Db, given: File['plans'], now: Date): Promise<Brought> {
  const keys = given.map(({ key: planKey }) => planKey)
  const brought = countBrought(keys, await knownKeys(tx, seckillPlans.planKey, keys))
  await tx
    .insert(seckillPlans)
    .values(given.map(({ key: planKey, ...row }) => ({ planKey, ...row })))
    .onConflictDoUpdate({
      target: seckillPlans.planKey,
      set: overwrite(seckillPlans, 'hours', 'minutes', 'goods', 'ended'),
    })
  await planHours(tx, now)
  return brought
}

const all = (db: Db) => db.select().from(seckillPlans).orderBy(asc(seckillPlans.planId))

export const seckillCommand = listed({
  name: 'seckill',
  noun: '秒杀安排',
  importer: () => planImporter,
  list: async ({ db }) =>
    (await all(db)).map(({ planKey, hours, minutes, goods, ended }) =>
      [planKey, hours.join(' '), `每场 ${minutes} 分钟`, `${goods.length} 样`, ended ? '已停' : '']
        .filter(Boolean)
        .join('  '),
    ),
  exported: async ({ db }) => ({
    plans: (await all(db)).map(({ planKey, hours, minutes, goods, ended }) => ({
      key: planKey,
      ...{ hours, minutes, goods },
      ...(ended && { ended }),
    })),
  }),
})
