import type { packetCalls } from '@contract/catalogue/packets'
import { checkWords, type Judged } from '@server/areas/content/content'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../../area'
import { refuseOtherThanBought } from './bought-packet'
import { confirmOrder } from './confirm-order'
import { presentOffer } from './present-offer'

export const packetHandlers = ({ orders }: Ports): HandlersOf<typeof packetCalls> => ({
  '/tp5/api/VipPackets/checkBuy': async (input, context) => {
    const offered = await presentOffer(context, input)
    refuseOtherThanBought(offered.goods.kind, offered)
    return offered
  },

  '/tp5/api/VipPackets/buy': {
    before: ({ note }, context) => checkWords(context, note),
    async write(input, judged: Judged, context) {
      const wanted = { ...input, judged, allowed: refuseOtherThanBought }
      return confirmOrder(orders, context, wanted)
    },
  },
})
