import type { Pool, PoolClient } from 'pg'

export interface Clients {
  take(): Promise<PoolClient>
  /** After a failover none that was opened before leads where writes go. */
  distrust(): void
}

export function clientsOf(pool: Pool): Clients {
  const opened = new WeakMap<PoolClient, number>()
  let count = 0
  let distrusted = 0
  pool.on('connect', (client) => opened.set(client, ++count))

  return {
    async take() {
      for (;;) {
        const client = await pool.connect()
        if ((opened.get(client) ?? 0) > distrusted) return client
        client.release(true)
      }
    },
    distrust() {
      distrusted = count
    },
  }
}
