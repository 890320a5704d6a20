import type { rightsCalls } from '@contract/holding/rights'
import type { HandlersOf } from '@server/call/handler'
import { receivable, receiveRight } from './rights'

export const rightsHandlers: HandlersOf<typeof rightsCalls> = {
  '/tp5/api/VipPackets/checkReceiveRights': async (input, { db, user, now }) => {
    const right = await receivable(db, user.userId, input.holding_id, now)
    return { needs: { address: right.facts.right === 'goods' ? 1 : 0 }, title: right.title }
  },

  '/tp5/api/VipPackets/receiveRights': async (input, { db, user, config, now }) => {
    const book = { db, key: config.dataKey, userId: user.userId }
    const { holding_id: holdingId, address_id: addressId = null } = input
    return receiveRight(db, book, { holdingId, addressId, now })
  },
}
