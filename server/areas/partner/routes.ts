import type { FastifyInstance } from 'fastify'
import type { RoutesHouse } from '../area'
import { addConfirm } from './confirm/confirm-routes'
import { addPlayedPartner } from './played-partner'

/** The address of messages stands apart: how it reads a body is its own. */
export async function addPartners(app: FastifyInstance, house: RoutesHouse): Promise<void> {
  await app.register(async (scope) => addConfirm(scope, house))
  addPlayedPartner(app, house)
}
