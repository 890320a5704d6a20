import { type Price, priceWords, takesMoneyFor } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { FindCard } from '../../card'
import { findGoods } from './find-goods'

const isNumber = /^\d{1,9}$/

export const goodsCard: FindCard = async ({ db }, id) => {
  if (!isNumber.test(id)) throw new Refusal('notFound')
  const goods = await findGoods(db, Number(id), undefined)
  const { title, tint, image: picture, kind } = goods
  // a chat shows the same picture on every phone
  const money = takesMoneyFor([kind], 'iosMini') ? goods.money : 0
  return { title, tint, picture, price: priceOf({ ...goods, money }), note: '' }
}

/** Points or gold, of which the first is told, and sometimes money besides. */
const priceOf = (price: Price): string =>
  [...priceWords(price, ['points', 'gold']).slice(0, 1), ...priceWords(price, ['money'])].join(
    ' + ',
  )
