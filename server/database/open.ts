import type { Settings } from '@server/config'
import type { Log } from '@server/log'
import { connect, type Connection } from './connect'
import type { Database } from './database'
import { APPLICATION, OWNER } from './roles'
import { DATABASE, ownPostgres } from './owned/own'

type Where = Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'databaseConnections'>

interface Options {
  /** Who asks, for the message to a second one on the same data folder. */
  purpose: string
  /** The owned database fell over and would not stand up again. */
  onGone?: () => void
}

/** The database as the application sees it. */
export interface OpenDatabase extends Database {
  /** Opened once more as who owns the tables, for as long as the work takes. */
  asOwner<T>(work: (owner: Database) => Promise<T>): Promise<T>
}

/** The database of the configuration: an external one, or the one in the data folder. */
export async function openDatabase(
  { dataDir, databaseUrl, databaseOwnerUrl, databaseConnections: connections }: Where,
  log: Log,
  { purpose, onGone }: Options,
): Promise<OpenDatabase> {
  let closing = false
  const onLost = (error: Error) => {
    if (!closing) log.warn({ reason: error.message }, 'a database connection was lost')
  }
  if (databaseUrl) {
    const application = connect({ to: databaseUrl, connections, onLost })
    return withOwner(application, databaseOwnerUrl ?? databaseUrl)
  }
  const say = (line: string) => log.warn(line)
  const owned = await ownPostgres({ dataDir, purpose, say, onGone })
  const database = openOwned(owned, { connections, onLost })
  return {
    ...database,
    async close() {
      closing = true
      const ended = database.close()
      await Promise.race([ended, aWhile()])
      await owned.stop()
      await ended
    },
  }
}

/** Of a data folder whose PostgreSQL runs. */
export function openOwned(
  { socketDir }: { socketDir: string },
  options: Omit<Connection, 'to'>,
): OpenDatabase {
  const place = { socketDir, database: DATABASE }
  const application = connect({ ...options, to: { ...place, role: APPLICATION } })
  return withOwner(application, { ...place, role: OWNER })
}

/** The application's connections, and a way to those of who owns the tables. */
export const withOwner = (application: Database, to: Connection['to']): OpenDatabase => ({
  ...application,
  async asOwner(work) {
    const owner = connect({ to, connections: 1 })
    try {
      return await work(owner)
    } finally {
      await owner.close()
    }
  },
})

/** A query that never ends must not keep the server from stopping: the fast shutdown ends it. */
const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 5000).unref())
