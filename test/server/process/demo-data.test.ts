import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plantDemo, refuseDemo } from '@server/areas/plant'
import { loadConfig } from '@server/config'
import { temporaryDataDir } from '../harness/leftovers'
import { openTestDatabase } from '../harness/openTestDatabase'

const here = loadConfig({ DATA_DIR: temporaryDataDir() })
const production = { ...here, production: true, demoData: false }

test('production does not open on demo data that nobody asked it for', async () => {
  const database = await openTestDatabase()
  await refuseDemo(database, production)
  await plantDemo(database, here)
  await assert.rejects(refuseDemo(database, production), /holds demo data.*DEMO_DATA=yes/)
  await refuseDemo(database, { ...production, demoData: true })
  await refuseDemo(database, { ...here, demoData: false })
  await database.close()
})
