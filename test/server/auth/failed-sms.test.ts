import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { enqueue } from '@server/jobs/enqueue'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => {
  house = await openHouse({ seeded: false })
})
after(() => house.close())

const hour = 3600 * 1000

test('an SMS that could not be sent is kept for a day, others while they are tried', async () => {
  const { database, config } = house
  const failed = new Date()
  const left = async () => {
    const { rows } = await database.pool.query<{ state: string }>(
      `select payload ->> 'state' as state from jobs order by 1`,
    )
    return rows.map(({ state }) => state)
  }
  for (const state of ['failed', 'tried'])
    await database.transaction((tx) => enqueue(tx, 'auth: send sms', { state }))
  await database.transaction((tx) => enqueue(tx, 'order: send', { state: 'of another kind' }))
  await database.pool.query(`update jobs set failed_at = $1 where payload ->> 'state' <> 'tried'`, [
    failed,
  ])
  const cleaning = jobsOf(config, 'auth').filter(({ every }) => every !== undefined)
  await runJobs(house, cleaning, new Date(failed.getTime() + 23 * hour))
  assert.deepEqual(await left(), ['failed', 'of another kind', 'tried'])
  await runJobs(house, cleaning, new Date(failed.getTime() + 25 * hour))
  assert.deepEqual(await left(), ['of another kind', 'tried'])
})
