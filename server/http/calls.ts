import type { FastifyInstance } from 'fastify'
import { api, type Path } from '@contract/api'
import { type Call, ordinaryBody } from '@contract/call'
import { aboutOf, answered, repliesByStatus } from '@server/call/envelope'
import { admitLarge } from './body/admit-large'
import { createRoom, mostAtOnce } from './body/room'
import { answer, type House } from './call/answer'
import { readParameters } from './call/parameters'

/** One route a call of the contract. */
export function addCalls(app: FastifyInstance, house: House) {
  const admit = admitLarge({ ...house, room: createRoom(mostAtOnce) })
  for (const path of Object.keys(api) as Path[]) {
    const call: Call = api[path]
    const { bodyLimit = ordinaryBody } = call
    const about = aboutOf(call)
    app.route<{ Body?: string }>({
      method: call.method,
      url: path,
      bodyLimit,
      onRequest: bodyLimit > ordinaryBody ? admit : [],
      handler: async (request, reply) => {
        const parameters = readParameters(request.url, request.body)
        const data = await answer(house, path, parameters, {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        })
        return repliesByStatus(path) ? reply.send() : answered(data, about)
      },
    })
  }
}
