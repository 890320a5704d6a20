import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { postedAmong } from '@server/areas/catalogue/catalogue'
import { listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated } from '@server/importing/checks'
import { amount, key, number, whole, words } from '@server/importing/fields'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { planHours } from './hours'
import { idsOf } from './planned'
import { seckillPlans } from './tables'

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '写成 09:30')

const sold = z.strictObject({
  goods: key.optional().describe('of the shop, by the key of its file'),
  machine: words(40).optional().describe('instead: the number of a machine'),
  slot: words(10).optional().describe('and one of its slots'),
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

type Sold = File['plans'][number]['goods'][number]

const goodsIn = ({ plans }: File) =>
  plans.flatMap(({ goods }, at) =>
    goods.map((thing, nth) => ({ thing, at: ['plans', at, 'goods', nth] })),
  )

/** What is wrong with what is sold by itself, in words. */
function wrongWith({ goods, machine, slot, points, gold, money }: Sold): string | null {
  const inMachine = machine !== undefined && slot !== undefined
  if ((goods !== undefined) === inMachine) return '写商城的 goods，或者机器的 machine 和 slot'
  const kinds = [points, gold, money].filter((one) => one > 0).length
  if (kinds === 0) return '秒杀价不能是 0'
  return inMachine && kinds > 1 ? '机器里的只用积分、金币或钱里的一种' : null
}

export const planImporter: Importer<File, Brought> = {
  schema: file,
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.plans.map(({ key: thing }, at) => ({ thing, at: ['plans', at, 'key'] })),
        problem,
      ),
    (_db, { content, problem }) =>
      content.plans.flatMap(({ goods }, at) =>
        repeated(
          goods.map(({ goods: shop, machine, slot }, nth) => ({
            thing: shop ?? `${machine} ${slot}`,
            at: ['plans', at, 'goods', nth],
          })),
          problem,
        ),
      ),
    (_db, { content, problem }) =>
      goodsIn(content).flatMap(({ thing, at }) => {
        const wrong = wrongWith(thing)
        return wrong ? [problem(at, wrong)] : []
      }),
    async (db, { content, problem }) => {
      const named = goodsIn(content)
      const ids = await idsOf(
        db,
        named.map(({ thing }) => thing),
      )
      const posted = await postedAmong(
        db,
        named.flatMap(({ thing }) => thing.goods ?? []),
      )
      return named.flatMap(({ thing, at }) => {
        const { goods, machine, slot } = thing
        if (wrongWith(thing) || (goods ? posted.has(goods) : ids(thing))) return []
        const what = goods ? `商城里没有能寄的商品 ${goods}` : `机器 ${machine} 没有货道 ${slot}`
        return [problem(at, what)]
      })
    },
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
