import { nothing, priceWords } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { FindCard } from '../../card'
import { findGoods } from './find-goods'
import { waysHere } from './unsold'

const isNumber = /^\d{1,9}$/

export const goodsCard: FindCard = async ({ db }, id) => {
  if (!isNumber.test(id)) throw new Refusal('notFound')
  const goods = await findGoods(db, Number(id), undefined)
  const { title, tint, image: picture } = goods
  // a chat shows the same picture on every phone
  const [usual = nothing] = waysHere(goods, 'iosMini')
  return { title, tint, picture, price: priceWords(usual).join(' + '), note: '' }
}
