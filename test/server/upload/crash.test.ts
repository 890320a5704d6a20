import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { uploads } from '@server/areas/upload/tables'
import { loadConfig } from '@server/config'
import type { Database } from '@server/database/database'
import { createProviders } from '@server/providers/providers'
import { jobsOf, runJobs } from '../harness/jobs'
import { callOverHttp } from '../harness/overHttp'
import { newPerson } from '../harness/people'
import { type RunningServer, startServer } from '../harness/startServer'
import { someFile } from './pictures'

const uploading = '/tp5/api/UserUpload/uploadBase64Image'

const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

const keysOf = async ({ db }: Database) =>
  (await db.select().from(uploads)).map(({ storageKey }) => storageKey).sort()

test('a kill in the middle of uploads leaves nothing that cleaning does not find', async (t) => {
  const first = await startServer({ env: { DEMO_DATA: 'no' } })
  const config = loadConfig({ DATA_DIR: first.dataDir })
  const { token } = await newPerson({ database: first.database, config })
  const content = Array.from({ length: 20 }, () => someFile('jpeg', 900_000).toString('base64'))
  const send = (server: RunningServer, one: string) =>
    callOverHttp(server.url, config, uploading, { kind: 'advertisement', content: one }, { token })

  const sending = content.map((one) => send(first, one))
  const settled = Promise.allSettled(sending)
  await Promise.any(sending)
  await first.kill9()
  const answered = (await settled).filter(({ status }) => status === 'fulfilled').length
  t.diagnostic(`${answered} of ${content.length} were answered before the kill`)

  const second = await startServer({ dataDir: first.dataDir, env: { DEMO_DATA: 'no' } })
  const folder = path.join(first.dataDir, 'uploads')
  const ids = new Set<string>()
  for (const one of content) {
    const { error, message, data } = await send(second, one)
    assert.equal(error, 0, message)
    ids.add(data.upload_id)
    const response = await fetch(`${second.url}${data.url}`)
    assert.equal(Buffer.from(await response.arrayBuffer()).toString('base64'), one)
  }
  assert.equal(ids.size, content.length)
  const whole = filesBelow(folder).filter((name) => !name.endsWith('.draft'))
  assert.deepEqual(whole, await keysOf(second.database))

  const now = new Date(Date.now() + 25 * 3600 * 1000)
  const { database } = second
  const providers = createProviders(config, database)
  await runJobs({ database, providers }, jobsOf(config, 'upload'), now)
  assert.deepEqual(await keysOf(second.database), [])
  assert.deepEqual(filesBelow(folder), [])
  await second.stop()
})
