import type { GoodsDetail } from '@/parts/catalogue/goods'
import type { ExchangeType } from '@/format/currency'
import { priceLine } from '@/format/price'
import { PosterCell } from '../../sharing/PosterCell'
import { priceIn } from './obstacle'

/** The goods as a picture, at the price that the page tells. */
export function GoodsPoster({ goods, type }: { goods: GoodsDetail; type: ExchangeType }) {
  const { goods_id, title, image, money } = goods
  const held = priceIn(goods, type)
  const price = priceLine({ ...(type === 1 ? { points: held } : { gold: held }), cents: money })
  return (
    <PosterCell
      name={`邻集-${title}`}
      coded={{ kind: 'goods', id: String(goods_id) }}
      data={{ title, picture: image, price, note: '在邻集，积分就能换', codeWords: '扫码看这一件' }}
    />
  )
}
