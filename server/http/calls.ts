import type { FastifyInstance } from 'fastify'
import { api, type Path } from '@contract/api'
import { aboutOf, answered, repliesByStatus } from '@server/call/envelope'
import { answer, type House } from './call/answer'
import { readParameters } from './call/parameters'

const bodyLimit = 64 * 1024

/** One route a call of the contract. */
export function addCalls(app: FastifyInstance, house: House) {
  for (const path of Object.keys(api) as Path[]) {
    const call = api[path]
    const about = aboutOf(call)
    app.route({
      method: call.method,
      url: path,
      bodyLimit: 'bodyLimit' in call ? (call.bodyLimit as number) : bodyLimit,
      handler: async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : undefined
        const parameters = readParameters(request.url, form)
        const data = await answer(house, path, parameters, {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        })
        return repliesByStatus(path) ? reply.send() : answered(data, about)
      },
    })
  }
}
