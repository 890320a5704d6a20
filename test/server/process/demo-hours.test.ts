import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plantDemo } from '@server/areas/plant'
import { loadConfig } from '@server/config'
import { demo } from '@server/database/demo'
import { temporaryDataDir } from '../harness/leftovers'
import { openTestDatabase } from '../harness/openTestDatabase'

const hours = [
  '2026-12-01T00:00:20+08:00',
  '2026-11-24T02:30:00+08:00',
  '2026-12-31T23:59:40+08:00',
]

for (const hour of hours)
  test(`can be planted at ${hour}, and agrees with itself then as well`, async (context) => {
    const database = await openTestDatabase()
    context.after(() => database.close())
    await plantDemo(database, loadConfig({ DATA_DIR: temporaryDataDir() }), new Date(hour))
    const { rows } = await database.pool.query<{ sum: number }>(
      'select coalesce(sum(amount), 0)::int as sum from money_entries',
    )
    assert.equal(rows[0]!.sum, 0)
    const received = await database.pool.query(
      `select from ad_bills where user_id = $1 and state = 'received'`,
      [demo.consumer.userId],
    )
    assert.ok(received.rows.length > 0, 'somebody has done tasks')
  })
