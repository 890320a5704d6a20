import { GoodsPage } from '@/parts/catalogue/detail/GoodsPage'
import { useRoute } from '@/navigation/useRoute'
import { CouponFace } from './CouponFace'

export default function DiscountCoupon() {
  const { discount_id, exchange_type } = useRoute('discountCoupon')
  return (
    <GoodsPage route="discountCoupon" goodsId={Number(discount_id)} wished={exchange_type}>
      {(goods) => goods.worth && <CouponFace goods={goods} worth={goods.worth} />}
    </GoodsPage>
  )
}
