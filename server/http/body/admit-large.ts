import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ordinaryBody } from '@contract/call'
import { findSession } from '@server/areas/auth/auth'
import { Refusal } from '@server/call/refusal'
import type { Database } from '@server/database/database'
import { again } from '@server/database/transaction'
import { readParameters } from '../call/parameters'
import type { Room } from './room'

interface Gate {
  database: Database
  clock: () => Date
  room: Room
}

/**
 * More than an ordinary body is read only of somebody who is signed in, which the token in the
 * address tells before the first byte of it: strangers could else fill the memory at no cost.
 */
export const admitLarge =
  ({ database, clock, room }: Gate) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const most = request.routeOptions.bodyLimit
    const bytes = announcedOf(request, most)
    if (bytes <= ordinaryBody) return
    if (bytes > most) throw new Refusal('tooLarge')
    const { access_token: token } = readParameters(request.url)
    if (token === undefined)
      throw new Refusal('tooLarge', '请登录后再上传；已经登录的，请更新到最新版本')
    const user = await again(() => findSession(database.db, token, clock()))
    if (!user) throw new Refusal('loginTimeout')
    const leave = room(user.userId, bytes)
    if (!leave) throw new Refusal('tooBusy')
    finished(reply.raw, leave)
  }

/** Who does not say how much it will be may send all that the call takes. */
const announcedOf = ({ headers }: FastifyRequest, most: number): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : most
