import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drawLicence } from '@server/areas/storefront/demo-licence'
import { demoApplication } from '@server/areas/storefront/demo-shops'
import { plantUpload, readUpload } from '@server/areas/upload/upload'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

let house: House
before(async () => {
  house = await openHouse({ seeded: false })
})
after(() => house.close())

test('the licence of the demo is a picture that lies sealed, and the desk can look at', async () => {
  const { config, database, providers } = house
  const { storage } = providers
  const { userId } = await newPerson(house)
  const now = new Date()
  const content = await drawLicence(demoApplication)
  const uploadId = await database.transaction((tx) =>
    plantUpload(
      tx,
      { storage, dataKey: config.dataKey },
      { userId, kind: 'merchant', content, usedBy: 'merchant-application 1', now },
    ),
  )
  const looking = { db: database.db, config, now, storage }
  const found = await readUpload(looking, uploadId)
  assert.equal(found?.type, 'image/png')
  assert.ok(found.content.equals(content))
  const { rows } = await database.pool.query<{ storage_key: string }>(
    'select storage_key from uploads where upload_id = $1',
    [uploadId],
  )
  const lies = await storage.read(rows[0]!.storage_key)
  assert.ok(lies && !lies.includes(content))
})
