import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadConfig } from '@server/config'
import { migrate, migrateWithin } from '@server/database/migrate'
import { temporaryDataDir } from '../harness/leftovers'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'
import { newPerson } from '../harness/people'
import { insertRow, type Row } from '../order/former'

let database: TestDatabase
let userId: string
before(async () => {
  database = await openTestDatabase({ migrated: false })
  await database.transaction((tx) => migrateWithin(tx, (name) => name < '0071'))
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: temporaryDataDir() })
  ;({ userId } = await newPerson({ database, config }))
})
after(() => database.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000)

/** As the version before these records wrote it. */
const pay = (payment_no: string, days: number, given: Row = {}) =>
  insertRow(database, 'payments', {
    ...{ payment_no, user_id: userId, order_sn: `O${payment_no}`, amount: 990, way: 'mini' },
    ...{ state: 'paid', transaction_id: `T${payment_no}`, paid_at: daysAgo(days) },
    ...{ created_at: daysAgo(days), expires_at: daysAgo(days) },
    ...given,
  })

test('what was paid in the mini program in the last days before it is owed a record', async () => {
  await pay('P-lately', 14)
  await pay('P-long-ago', 16)
  await pay('P-elsewhere', 1, { way: 'h5' })
  await pay('P-back', 1, { state: 'refunded', refunded: 990 })
  await migrate(database)
  const { rows } = await database.pool.query<Row>('select payment_no, state from shipping_records')
  assert.deepEqual(rows, [{ payment_no: 'P-lately', state: 'waiting' }])
})
