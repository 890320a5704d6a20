import type { FastifyInstance } from 'fastify'
import type { Database } from '@server/database/database'

const ordinaryPatience = 2000

/** Up means that the database answers. Anybody may ask, so however many do, it is asked once at a time. */
export function addHealth(app: FastifyInstance, { pool }: Database, patienceMs = ordinaryPatience) {
  let looking: Promise<unknown> | undefined
  const look = () =>
    (looking ??= answersInTime(pool, patienceMs).finally(() => (looking = undefined)))

  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await look()
      return { status: 'up' }
    } catch (error) {
      request.log.error({ err: error }, 'unhealthy')
      return reply.code(503).send({ status: 'down' })
    }
  })
}

function answersInTime(pool: Database['pool'], patienceMs: number): Promise<unknown> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer')), patienceMs).unref()
  })
  return Promise.race([pool.query('select 1'), late])
}
