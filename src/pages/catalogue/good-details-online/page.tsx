import { GoodsPage } from '@/parts/catalogue/detail/GoodsPage'
import { useRoute } from '@/navigation/useRoute'

export default function GoodDetailsOnline() {
  const { goods_id, id, exchange_type } = useRoute('goodDetailsOnline')
  return (
    <GoodsPage route="goodDetailsOnline" goodsId={Number(goods_id ?? id)} wished={exchange_type} />
  )
}
