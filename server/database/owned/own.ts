import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION, OWNER } from '@server/database/roles'
import { databaseAccount } from './account'
import { findBinaries } from './binaries'
import { clusterDirOf, openCluster } from './cluster'
import { type Lock, lockDataDir } from './lock'
import {
  endLeftovers,
  type Postmaster,
  processesOf,
  readPidFile,
  startPostmaster,
} from './postmaster'
import { makeSocketDir, removeSocketDir, SOCKET } from './socket-dir'

export const DATABASE = 'linji'

export interface OwnedPostgres {
  socketDir: string
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Who owns it, for the message to a second one: server, backup, restore. */
  purpose: string
  say: (line: string) => void
  /** It fell over and would not stand up again. */
  onGone?: () => void
}

/** It is given up after so many falls without a steady minute between them. */
const FALLS = 5
const STEADY_MS = 60_000

/** Opens the PostgreSQL of a data folder for this process alone, and keeps it running. */
export async function ownPostgres({
  dataDir,
  purpose,
  say,
  onGone,
}: Options): Promise<OwnedPostgres> {
  const lock = lockDataDir(dataDir, purpose)
  try {
    const account = databaseAccount(clusterDirOf(dataDir), say)
    const bin = findBinaries(dataDir, account)
    const cluster = openCluster(dataDir, bin, account)
    const { socketDir: formerSocketDir } = readPidFile(cluster)
    await refuseStrangers(cluster)
    await endLeftovers(cluster)
    removeSocketDir(formerSocketDir)
    const socketDir = makeSocketDir(dataDir, account)
    const start = () => startPostmaster({ bin, cluster, socketDir, account, say })
    const first = await start()
    await furnish(socketDir)
    return supervise({ first, start, cluster, socketDir, lock, say, onGone })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** One that answers although no process of it is to be seen runs in another container. */
async function refuseStrangers(cluster: string): Promise<void> {
  const { socketDir } = readPidFile(cluster)
  if (!socketDir || processesOf(cluster).length > 0) return
  const socket = net.connect(path.join(socketDir, SOCKET))
  const answered = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  socket.destroy()
  if (answered) throw new Error(`A server in another container already works on ${cluster}`)
}

/** The database and the role it is worked on as, which a cluster of before lacks. */
async function furnish(socketDir: string): Promise<void> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: OWNER,
    database: 'postgres',
    ssl: false,
  })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
    const known = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION])
    if (known.rowCount === 0) await client.query(`create role ${APPLICATION} login`)
  } finally {
    await client.end()
  }
}

interface Supervision extends Pick<Options, 'say' | 'onGone'> {
  first: Postmaster
  start: () => Promise<Postmaster>
  cluster: string
  socketDir: string
  lock: Lock
}

function supervise(watched: Supervision): OwnedPostgres {
  const { first, start, cluster, socketDir, lock, say, onGone } = watched
  let current: Postmaster | null = first
  let stopping = false

  async function watch(): Promise<void> {
    for (let falls = 0; falls < FALLS; falls++) {
      const stoodUp = Date.now()
      await current?.ended
      if (stopping) return
      if (Date.now() - stoodUp > STEADY_MS) falls = 0
      say('PostgreSQL ended unexpectedly and is started again')
      await sleep(100 * 2 ** falls)
      await endLeftovers(cluster)
      if (stopping) return
      current = await start().catch((error: Error) => {
        say(error.message)
        return null
      })
    }
    onGone?.()
  }

  const watching = watch()
  return {
    socketDir,
    async stop() {
      stopping = true
      await current?.stop()
      await watching
      await current?.stop()
      removeSocketDir(socketDir)
      lock.release()
    },
  }
}
