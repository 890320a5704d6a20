import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { plantDemo, refuseDemo } from '@server/areas/plant'
import { loadConfig } from '@server/config'
import { demoFiles } from '@server/database/demo-files'
import type { Filling } from '../harness/cluster'
import { temporaryDataDir } from '../harness/leftovers'
import { findWrongs } from '../catalogue/wrongs'
import { openTestDatabase } from '../harness/openTestDatabase'

const here = loadConfig({ DATA_DIR: temporaryDataDir() })
const production = { ...here, production: true, demoData: false }

/** Once for all tests. */
const year: Filling = { name: 'a_year', fill: (database) => plantDemo(database, here) }

/** Closed whatever comes: one that is left open keeps the process alive. */
async function openOne(context: TestContext, filledBy?: Filling) {
  const database = await openTestDatabase({ filledBy })
  context.after(() => database.close())
  return database
}

test('production does not open on demo data that nobody asked it for', async (context) => {
  await refuseDemo(await openOne(context), production)
  const database = await openOne(context, year)
  await assert.rejects(refuseDemo(database, production), /holds demo data.*DEMO_DATA=yes/)
  await refuseDemo(database, { ...production, demoData: true })
  await refuseDemo(database, { ...here, demoData: false })
})

interface Written {
  key: string
  stock?: number
  sold?: number
  codes?: string[]
}

const written = demoFiles('goods').flatMap((text) =>
  (JSON.parse(text) as { categories: { goods: Written[] }[] }).categories.flatMap(
    ({ goods }) => goods,
  ),
)

test('what is planted agrees with itself: sums, stock, counters and codes', async (context) => {
  const database = await openOne(context, year)
  const { rows } = await database.pool.query<{ key: string; all: number }>(
    `select goods_key as key, stock + sold + aside as all from exchange_goods
     join exchange_stock using (goods_id) where goods_key not like 'shop-%' order by goods_id`,
  )
  assert.deepEqual(
    rows.map(({ key, all }) => [key, all]),
    written.map(({ key, stock, sold = 0, codes = [] }) => [key, stock ?? codes.length + sold]),
  )
  // what was sold before the house knew of it stands in no order
  for (const { key, sold = 0 } of written)
    await database.pool.query(
      `update exchange_stock set sold = sold - $2 from exchange_goods goods
       where goods.goods_id = exchange_stock.goods_id and goods_key = $1`,
      [key, sold],
    )
  assert.deepEqual(await findWrongs(database), [])
  const { rows: unequal } = await database.pool.query(
    `select campaign_key, prize_key from campaign_prizes prize
     where prize.stock <> (select count(*) from campaign_codes code
       where (code.campaign_key, code.prize_key) = (prize.campaign_key, prize.prize_key))
       and exists (select from campaign_codes code where code.use = 'give'
         and (code.campaign_key, code.prize_key) = (prize.campaign_key, prize.prize_key))`,
  )
  assert.deepEqual(unequal, [])
})
