import type { Pool, PoolClient } from 'pg'

type Query = (...asked: unknown[]) => unknown

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')

/** Writes down what a piece of work asks of the database, statement by statement. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const heard = new Set<PoolClient>()
  const listen = (client: PoolClient) => {
    if (heard.has(client)) return
    heard.add(client)
    const query = client.query.bind(client) as Query
    const listening: Query = (...asked) => {
      texts.push(textOf(asked[0]))
      return query(...asked)
    }
    Object.assign(client, { query: listening })
  }
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    // what stands on the client itself hides the method of its class
    for (const client of heard) Reflect.deleteProperty(client, 'query')
  }
  return texts
}
