import { z } from 'zod'
import { post } from '../call'
import { flag, id } from '../fields'
import { own } from './held'

export const rightsCalls = {
  '/tp5/api/VipPackets/checkReceiveRights': post({
    summary: 'May I receive this right of my packet, and what does it need?',
    access: 'user',
    of: ['holdings'],
    in: own,
    out: z.object({ needs: z.object({ address: flag }), title: z.string() }),
  }),
  '/tp5/api/VipPackets/receiveRights': post({
    summary: 'Receives one right of my packet, once',
    access: 'user',
    once: true,
    touches: ['holdings', 'orders'],
    in: own.extend({ address_id: id.optional() }),
    out: z.object({ holding_id: z.string(), order_sn: z.string().describe('of its parcel') }),
  }),
}
