import { useRoute } from '@/navigation/useRoute'
import { ConfirmOrder } from './ConfirmOrder'

export default function Order() {
  const { goods_id, exchange_type, number } = useRoute('order')
  return (
    <ConfirmOrder
      route="order"
      goodsId={Number(goods_id)}
      type={exchange_type === '2' ? 2 : 1}
      number={Number(number) || 1}
    />
  )
}
