import { useRoute } from '@/navigation/useRoute'
import { ConfirmOrder } from './ConfirmOrder'
import { WhichGoods } from './WhichGoods'

export default function Order() {
  const { goods_id, exchange_type, number } = useRoute('order')
  if (!goods_id) return <WhichGoods />
  return (
    <ConfirmOrder
      route="order"
      goodsId={Number(goods_id)}
      wished={Number(exchange_type) || 1}
      number={Number(number) || 1}
    />
  )
}
