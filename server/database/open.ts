import type { Settings } from '@server/config'
import type { Log } from '@server/log'
import { connect } from './connect'
import type { Database } from './database'
import { DATABASE, ownPostgres } from './owned/own'

type Where = Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseConnections'>

interface Options {
  /** Who asks, for the message to a second one on the same data folder. */
  purpose: string
  /** The owned database fell over and would not stand up again. */
  onGone?: () => void
}

/** The database of the configuration: an external one, or the one in the data folder. */
export async function openDatabase(
  { dataDir, databaseUrl, databaseConnections: connections }: Where,
  log: Log,
  { purpose, onGone }: Options,
): Promise<Database> {
  let closing = false
  const onLost = (error: Error) => {
    if (!closing) log.warn({ reason: error.message }, 'a database connection was lost')
  }
  if (databaseUrl) return connect({ to: databaseUrl, connections, onLost })
  const say = (line: string) => log.warn(line)
  const owned = await ownPostgres({ dataDir, purpose, say, onGone })
  const to = { socketDir: owned.socketDir, database: DATABASE }
  const database = connect({ to, connections, onLost })
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

/** A query that never ends must not keep the server from stopping: the fast shutdown ends it. */
const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 5000).unref())
