import { priceWords } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { FindCard } from '../card'
import { findItem } from './find'

const isNumber = /^\d{1,9}$/

/** With what it costs in the sale, not in the shop. */
export const seckillCard: FindCard = async ({ db }, id) => {
  if (!isNumber.test(id)) throw new Refusal('notFound')
  const { item, goods } = await findItem(db, Number(id))
  const { title, tint, image: picture } = goods
  return { title, tint, picture, price: `秒杀 ${priceWords(item).join(' + ')}`, note: '' }
}
