import { connect } from '@server/database/connect'
import type { Database } from '@server/database/database'
import { migrate } from '@server/database/migrate'
import { type OwnedPostgres, ownPostgres } from '@server/database/owned/own'
import { giveRights } from '@server/database/rights'
import { APPLICATION, OWNER } from '@server/database/roles'
import { copyCluster } from './ready'
import { until } from './until'

export interface Cluster {
  owned: OwnedPostgres
  /** Creates and drops, from a database of its own. */
  creator: Database
  /** By name: databases that are copied for whoever wants the same. */
  models: Map<string, Promise<string>>
}

/** Rows that a database is filled with before it is copied for everybody who asks for the same. */
export interface Filling {
  name: string
  fill: (database: Database) => Promise<unknown>
}

export async function startCluster(dataDir: string): Promise<Cluster> {
  const there = copyCluster(dataDir)
  const owned = await ownPostgres({
    dataDir,
    purpose: 'test',
    say: (line) => process.stderr.write(`${line}\n`),
  })
  const to = { socketDir: owned.socketDir, database: 'postgres', role: OWNER }
  const creator = connect({ to, connections: 1 })
  // No test switches this cluster's power off, and where it lies on a disk each commit would wait.
  await creator.pool.query('alter system set fsync = off')
  // A helper process costs more than any of these few rows.
  await creator.pool.query('alter system set max_parallel_workers_per_gather = 0')
  await creator.pool.query('select pg_reload_conf()')
  return { owned, creator, models: new Map(there.map((name) => [name, Promise.resolve(name)])) }
}

export async function stopCluster({ creator, owned }: Cluster): Promise<void> {
  await creator.close()
  await owned.stop()
}

const migrated: Model = {
  name: 'migrated',
  role: OWNER,
  async fill(database) {
    await migrate(database)
    await giveRights(database, APPLICATION)
  },
}

/** The name of a database with tables, and with what it is filled with. */
export async function modelOf(cluster: Cluster, filling?: Filling): Promise<string> {
  const of = await modelNamed(cluster, migrated)
  return filling ? modelNamed(cluster, { ...filling, role: APPLICATION, of }) : of
}

/** A database with tables under this name, in place of any. */
export async function openAs(cluster: Cluster, name: string): Promise<void> {
  const of = await modelOf(cluster)
  await cluster.creator.pool.query(`drop database if exists ${name}`)
  await cluster.creator.pool.query(`create database ${name} template ${of}`)
}

function modelNamed(cluster: Cluster, model: Model): Promise<string> {
  const made = cluster.models.get(model.name) ?? makeModel(cluster, model)
  cluster.models.set(model.name, made)
  return made
}

interface Model extends Filling {
  role: string
  of?: string
}

/** Nobody may be connected to a database while it is copied. */
async function makeModel(
  { owned, creator }: Cluster,
  { name, role, of = 'template1', fill }: Model,
) {
  const { socketDir } = owned
  // what was made on another day
  await creator.pool.query(`drop database if exists ${name}`)
  await creator.pool.query(`create database ${name} template ${of}`)
  const database = connect({ to: { socketDir, database: name, role }, connections: 1 })
  await fill(database)
  await database.close()
  // closed here is not yet left there, and a copy waits for five seconds only
  const visitors = `select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'`
  await until(`${name} is left`, async () => {
    const { rowCount } = await creator.pool.query(visitors, [name])
    return rowCount === 0
  })
  return name
}
