import type { FastifyInstance, FastifyRequest } from 'fastify'
import { api, type Path } from '@contract/api'
import { type Call, ordinaryBody } from '@contract/call'
import { answered, repliesByStatus, tellAbout } from '@server/call/envelope'
import { platformOf } from '@server/call/platform'
import { admitLarge } from './body/admit-large'
import { createRoom, mostAtOnce } from './body/room'
import { answer, type Caller, type House } from './call/answer'
import { readParameters } from './call/parameters'

function callerOf({ ip: address, headers }: FastifyRequest): Caller {
  const { referer, 'user-agent': userAgent = '' } = headers
  return { address, userAgent, platform: platformOf({ referer, userAgent }) }
}

/** One route a call of the contract. */
export function addCalls(app: FastifyInstance, house: House) {
  const admit = admitLarge({ ...house, room: createRoom(mostAtOnce) })
  for (const path of Object.keys(api) as Path[]) {
    const call: Call = api[path]
    const { bodyLimit = ordinaryBody } = call
    const aboutIt = tellAbout(call)
    app.route<{ Body?: string }>({
      method: call.method,
      url: path,
      bodyLimit,
      onRequest: bodyLimit > ordinaryBody ? admit : [],
      handler: async (request, reply) => {
        const parameters = readParameters(request.url, request.body)
        const data = await answer(house, path, parameters, callerOf(request))
        return repliesByStatus(path) ? reply.send() : answered(data, aboutIt(data))
      },
    })
  }
}
