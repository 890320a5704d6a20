import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ordinaryBody } from '@contract/call'
import { mostUploadsAMinute, upload } from '@contract/health-device/upload'
import { answered } from '@server/call/envelope'
import { Refusal } from '@server/call/refusal'
import { createTally } from '@server/call/tally'
import type { RoutesHouse } from '../area'
import { identify } from './identify'
import { takeUpload } from './upload'

/** What measures by itself speaks JSON and signs every word; see contract/health-device/upload.ts. */
export async function addHealthDevices(
  app: FastifyInstance,
  { config, database, clock }: RoutesHouse,
) {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    const tally = createTally(60)

    scope.post('/device/health', { bodyLimit: ordinaryBody }, async (request) => {
      const { headers, method, url } = request
      const body = typeof request.body === 'string' ? request.body : ''
      const now = clock()
      const count = (device: string) => {
        if (tally(device, now) > mostUploadsAMinute) throw new Refusal('tooOften')
      }
      const key = config.dataKey
      const surroundings = { db: database.db, key, now, count }
      const deviceId = await identify(surroundings, { headers, method, url, body })
      const said = read(request)
      const taken = await database.transaction((tx) => takeUpload(tx, { deviceId, said, key, now }))
      return answered({ ...taken, server_time: Math.floor(now.getTime() / 1000) })
    })
  })
}

/** What does not fit is told by its place alone: values stand in no answer and no log. */
function read({ body }: FastifyRequest) {
  const parsed = upload.safeParse(json(body))
  if (!parsed.success) throw new Refusal('invalid', '设备发来的记录不合格式')
  return parsed.data
}

function json(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    throw new Refusal('invalid', '设备发来的记录不合格式')
  }
}
