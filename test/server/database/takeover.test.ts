import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clusterDirOf } from '@server/database/owned/cluster'
import { birthOf, signal } from '@server/database/owned/processes'
import { processesOf, readPidFile } from '@server/database/owned/postmaster'
import { type RunningServer, startServer } from '../harness/startServer'
import { until } from '../harness/until'

const env = { DEMO_DATA: 'no', LOG_LEVEL: 'warn' }

/** A server with one row that was answered for. */
async function serverWithARow(): Promise<RunningServer> {
  const server = await startServer({ env })
  await server.database.pool.query(
    "insert into facts (name, value) values ('answered', 'before the fall')",
  )
  return server
}

async function assertRowIsThere({ database }: RunningServer): Promise<void> {
  const { rows } = await database.pool.query("select value from facts where name = 'answered'")
  assert.deepEqual(rows, [{ value: 'before the fall' }])
}

/** Opens the data folder again, finds the row, and stops without an error. */
async function assertOpens(dataDir: string): Promise<void> {
  const again = await startServer({ env, dataDir })
  await assertRowIsThere(again)
  assert.equal(await again.stop(), 0)
  assert.deepEqual(processesOf(clusterDirOf(dataDir)), [])
}

test('a killed server leaves its database running; the next start takes it over', async () => {
  const { dataDir, kill9 } = await serverWithARow()
  const orphan = readPidFile(clusterDirOf(dataDir)).pid
  await kill9()
  assert.notEqual(birthOf(orphan), null)
  await assertOpens(dataDir)
  assert.equal(birthOf(orphan), null)
})

test('server and every database process killed: nothing that was answered is lost', async () => {
  const { dataDir, kill9 } = await serverWithARow()
  await kill9()
  processesOf(clusterDirOf(dataDir)).forEach((pid) => signal(pid, 'SIGKILL'))
  await assertOpens(dataDir)
})

test('a second server on the same data folder says so and leaves the first alone', async () => {
  const first = await serverWithARow()
  await assert.rejects(
    startServer({ env, dataDir: first.dataDir }),
    new RegExp(`A server \\(process ${first.pid}\\) already works on ${first.dataDir}; stop it`),
  )
  await assertRowIsThere(first)
  assert.equal(await first.stop(), 0)
})

test('a database that falls over under a running server stands up again', async () => {
  const server = await serverWithARow()
  const healthy = async () => (await fetch(`${server.url}/healthz`)).status === 200
  const former = readPidFile(clusterDirOf(server.dataDir)).pid
  signal(former, 'SIGKILL')
  await until('another postmaster is up', () => {
    const { pid, ready } = readPidFile(clusterDirOf(server.dataDir))
    return ready && pid !== former
  })
  await until('the server is healthy', healthy)
  await assertRowIsThere(server)
  assert.equal(await server.stop(), 0)
})

test('SIGINT stops it as well, with exit code 0', async () => {
  const server = await startServer({ env })
  process.kill(server.pid, 'SIGINT')
  assert.equal(await server.stop(), 0)
})
