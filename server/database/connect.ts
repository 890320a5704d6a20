import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db } from './database'
import { clientsOf } from './clients'
import { runTransaction } from './transaction'

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`)
  return value
})
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Where an owned database listens, and as whom one comes. */
export interface Place {
  socketDir: string
  database: string
  role: string
}

export interface Connection {
  /** A postgres:// address, or a place of an owned database. */
  to: string | Place
  connections?: number
  /** So long one waits in line for a connection; 0: as long as it takes. */
  patienceMs?: number
  /** Idle connections do not keep Node running. */
  idleMayExit?: boolean
  /** Called when an idle connection breaks: the pool replaces it by itself. */
  onLost?: (error: Error) => void
}

export function connect({
  to,
  connections = 20,
  patienceMs = 10_000,
  idleMayExit = false,
  onLost,
}: Connection): Database {
  const pool = new pg.Pool({
    ...(typeof to === 'string'
      ? { connectionString: to }
      : { host: to.socketDir, port: 5432, user: to.role, database: to.database, ssl: false }),
    max: connections,
    connectionTimeoutMillis: patienceMs,
    allowExitOnIdle: idleMayExit,
    idleTimeoutMillis: 30_000,
    application_name: 'linji',
  })
  pool.on('error', (error) => onLost?.(error))
  // A connection that breaks inside a transaction also fails its query; unheard, it would end Node.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = drizzle(pool)
  const clients = clientsOf(pool)
  return {
    db,
    pool,
    transaction: (work, repeating) => runTransaction(clients, work, repeating),
    close: () => pool.end(),
  }
}
