import { post } from '../call'
import { price, told } from '../price'
import { own } from './held'

export const refundCalls = {
  '/tp5/api/ExchangeShop/UserExchange/refund': post({
    summary: 'Gives back what is left of something that I hold, as I was told it would be; once',
    access: 'user',
    once: true,
    touches: ['holdings', 'orders', 'wallet'],
    in: own.extend(told.shape),
    out: price,
  }),
}
