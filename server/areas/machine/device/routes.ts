import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { commandQuery, heartbeat, mostAMinute, pickup, result } from '@contract/machine/device'
import { answered } from '@server/call/envelope'
import { Refusal } from '@server/call/refusal'
import { createTally } from '@server/call/tally'
import type { RoutesHouse } from '../../area'
import { takeTypedCode } from '../pickup/typed-code'
import { fetchCommands } from './commands'
import { takeHeartbeat } from './heartbeat'
import { identify } from './identify'
import { takeResult } from './result'

const bodyLimit = 16 * 1024

/** Machines speak JSON and sign every word; see contract/machine/device.ts. */
export async function addDevices(
  app: FastifyInstance,
  { config, database, clock, ports }: RoutesHouse,
) {
  await app.register(async (scope) => {
    const closing = new AbortController()
    scope.addHook('preClose', async () => closing.abort())
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )

    const tally = createTally(60)
    const whose = (request: FastifyRequest, what: keyof typeof mostAMinute) => {
      const { headers, method, url } = request
      const body = typeof request.body === 'string' ? request.body : ''
      const now = clock()
      const count = (machineId: number) => {
        if (tally(`${what} ${machineId}`, now) > mostAMinute[what]) throw new Refusal('tooOften')
      }
      const surroundings = { db: database.db, key: config.dataKey, now, count }
      return identify(surroundings, { headers, method, url, body })
    }

    scope.post('/device/heartbeat', { bodyLimit }, async (request) => {
      const machineId = await whose(request, 'heartbeat')
      const said = parse(heartbeat, json(request))
      const now = clock()
      await database.transaction((tx) => takeHeartbeat(tx, machineId, said, now))
      return answered({ server_time: Math.floor(now.getTime() / 1000) })
    })

    scope.get('/device/commands', async (request, reply) => {
      const machineId = await whose(request, 'commands')
      const { after, wait } = parse(commandQuery, request.query)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const signal = AbortSignal.any([closing.signal, gone.signal])
      const fetching = { database, machineId, after, clock }
      return answered({ commands: await fetchCommands(fetching, wait * 1000, signal) })
    })

    scope.post('/device/pickup', { bodyLimit }, async (request) => {
      const machineId = await whose(request, 'pickup')
      const { code } = parse(pickup, json(request))
      await takeTypedCode(database, { machineId, code, at: clock() })
      return answered({})
    })

    scope.post('/device/result', { bodyLimit }, async (request) => {
      const machineId = await whose(request, 'result')
      const said = parse(result, json(request))
      const now = clock()
      await database.transaction((tx) => takeResult(ports.orders, tx, { machineId, said, at: now }))
      return answered({})
    })
  })
}

function json({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    throw new Refusal('invalid')
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refusal('invalid', parsed.error.issues[0]?.message)
  return parsed.data
}
