import type { GoodsDetail } from '@/parts/catalogue/goods'
import type { Way } from '@/parts/catalogue/ways'
import { priceLine } from '@/format/price'
import { PosterCell } from '../../sharing/PosterCell'

/** The goods as a picture, at the price that the page tells. */
export function GoodsPoster({ goods, way }: { goods: GoodsDetail; way: Way }) {
  const { goods_id, title, image } = goods
  const price = priceLine({ points: way.points, gold: way.gold, cents: way.money })
  return (
    <PosterCell
      name={`邻集-${title}`}
      coded={{ kind: 'goods', id: String(goods_id) }}
      data={{ title, picture: image, price, note: '在邻集，积分就能换', codeWords: '扫码看这一件' }}
    />
  )
}
