import { post } from '../call'
import { checked, confirmed, placed, wish } from './exchange'

/** A packet for money, alone or with points and gold; without any it is exchanged like all goods. */
export const packetCalls = {
  '/tp5/api/VipPackets/checkBuy': post({
    summary: 'May I buy this packet for money? Gives the one-time ticket that buying consumes',
    access: 'user',
    once: true,
    touches: [],
    shows: ['addresses'],
    in: wish,
    out: checked,
  }),
  '/tp5/api/VipPackets/buy': post({
    summary: 'Orders a packet that waits for its money; its rights come once that is there',
    access: 'user',
    once: true,
    touches: ['orders', 'wallet', 'holdings', 'goods'],
    in: confirmed,
    out: placed,
  }),
}
