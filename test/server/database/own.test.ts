import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { connect } from '@server/database/connect'
import { isMigrated } from '@server/database/migrate'
import { databaseAccount } from '@server/database/owned/account'
import { clusterDirOf } from '@server/database/owned/cluster'
import { DATABASE, ownPostgres } from '@server/database/owned/own'
import { birthOf, signal } from '@server/database/owned/processes'
import { processesOf, readPidFile } from '@server/database/owned/postmaster'
import { APPLICATION, OWNER } from '@server/database/roles'
import { temporaryDataDir } from '../harness/leftovers'
import { until } from '../harness/until'

const isRoot = process.getuid?.() === 0
const open = (dataDir: string) => ownPostgres({ dataDir, purpose: 'test', say: () => undefined })

async function answers(socketDir: string): Promise<boolean> {
  const database = connect({ to: { socketDir, database: DATABASE, role: APPLICATION } })
  const { rows } = await database.pool.query<{ fsync: string }>('show fsync')
  await database.close()
  return rows[0]?.fsync === 'on'
}

/** Opens the data folder, uses it and closes it without leaving a process. */
async function assertOpens(dataDir: string): Promise<void> {
  const owned = await open(dataDir)
  assert.ok(await answers(owned.socketDir))
  await owned.stop()
  assert.deepEqual(processesOf(clusterDirOf(dataDir)), [])
}

test('opens a new folder, and opens it again', async () => {
  const dataDir = path.join(temporaryDataDir(), 'not', 'made', 'yet')
  await assertOpens(dataDir)
  await assertOpens(dataDir)
})

test('listens on a socket that only its owner may reach, and on no port', async () => {
  const owned = await open(temporaryDataDir())
  assert.equal(fs.statSync(owned.socketDir).mode & 0o777, 0o700)
  const database = connect({
    to: { socketDir: owned.socketDir, database: DATABASE, role: APPLICATION },
  })
  const { rows } = await database.pool.query('show listen_addresses')
  assert.deepEqual(rows, [{ listen_addresses: '' }])
  await database.close()
  await owned.stop()
})

test('a cluster of before, with a superuser alone, gets the role that is worked with', async () => {
  const dataDir = temporaryDataDir()
  const former = await open(dataDir)
  const place = { socketDir: former.socketDir, database: DATABASE }
  const owner = connect({ to: { ...place, role: OWNER } })
  await owner.pool.query(`drop role ${APPLICATION}`)
  const application = connect({ to: { ...place, role: APPLICATION } })
  assert.equal(await isMigrated(application), false, 'a command says to start the server first')
  await application.close()
  await owner.close()
  await former.stop()
  await assertOpens(dataDir)
})

test('a cluster that belongs to nobody is run as nobody, with a word', { skip: !isRoot }, () => {
  const cluster = path.join(temporaryDataDir(), 'cluster')
  fs.mkdirSync(cluster)
  const nobody = Number(/^nobody:[^:]*:(\d+)/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))?.[1])
  const said: string[] = []
  fs.chownSync(cluster, nobody, nobody)
  assert.equal(databaseAccount(cluster, (line) => said.push(line))?.uid, nobody)
  assert.match(said.join(), /runs as nobody.*chown/)
})

test('an interrupted initdb is begun anew', async () => {
  const dataDir = temporaryDataDir()
  const draft = path.join(dataDir, 'cluster.draft')
  fs.mkdirSync(path.join(draft, 'base'), { recursive: true })
  fs.writeFileSync(path.join(draft, 'PG_VERSION'), '18')
  await assertOpens(dataDir)
  assert.ok(!fs.existsSync(draft))
})

test('a folder that is no cluster, or one of another version, is left alone', async () => {
  const dataDir = temporaryDataDir()
  const cluster = clusterDirOf(dataDir)
  fs.mkdirSync(cluster)
  await assert.rejects(open(dataDir), /is not a PostgreSQL cluster/)
  fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '12\n')
  await assert.rejects(open(dataDir), /made by PostgreSQL 12, and this is PostgreSQL \d+: make a/)
  assert.deepEqual(fs.readdirSync(cluster), ['PG_VERSION'])
})

test('a lock file that names a stranger or a zombie is no obstacle', async () => {
  const dataDir = temporaryDataDir()
  await assertOpens(dataDir)
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: 'pipe' })
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const zombie = Number(String(said))
  await until('it is a zombie', () => birthOf(zombie) === null)
  for (const pid of [process.pid, zombie]) {
    const cluster = clusterDirOf(dataDir)
    const lines = [pid, cluster, 1, 5432, '', '', ' 1 1', 'ready', '']
    fs.writeFileSync(path.join(cluster, 'postmaster.pid'), lines.join('\n'))
    await assertOpens(dataDir)
  }
  parent.kill('SIGKILL')
})

test('a postmaster killed alone: its backends are waited for', async () => {
  const dataDir = temporaryDataDir()
  const owned = await open(dataDir)
  const former = readPidFile(clusterDirOf(dataDir)).pid
  signal(former, 'SIGKILL')
  await until('another one is up', () => {
    const { pid, ready } = readPidFile(clusterDirOf(dataDir))
    return ready && pid !== former
  })
  assert.ok(await answers(owned.socketDir))
  await owned.stop()
})

test('a data folder may be closed to others and have a long name', async () => {
  const closed = path.join(temporaryDataDir(), 'closed')
  fs.mkdirSync(closed, { mode: 0o700 })
  const dataDir = path.join(closed, '数据'.repeat(20))
  const owned = await open(dataDir)
  assert.ok(await answers(owned.socketDir))
  assert.equal(fs.statSync(owned.socketDir).mode & 0o777, 0o700)
  await owned.stop()
  assert.ok(!fs.existsSync(owned.socketDir))
  assert.equal(fs.statSync(closed).mode & 0o777, 0o700)
})
