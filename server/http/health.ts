import type { FastifyInstance } from 'fastify'
import type { Database } from '@server/database/database'

const patience = 2000

/** Up means that the database answers. */
export function addHealth(app: FastifyInstance, { pool }: Database) {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The database does not answer')), patience).unref()
    })
    try {
      await Promise.race([pool.query('select 1'), late])
      return { status: 'up' }
    } catch (error) {
      request.log.error({ err: error }, 'unhealthy')
      return reply.code(503).send({ status: 'down' })
    }
  })
}
