import { GoodsPage } from '@/parts/catalogue/detail/GoodsPage'
import { HowTo } from '@/parts/catalogue/detail/HowTo'
import { useRoute } from '@/navigation/useRoute'

const steps = [
  { title: '换下卡券', note: '马上到账，不用等快递' },
  { title: '查看券码', note: '在“我的卡券”里看，看过就不能转赠' },
  { title: '去使用', note: '照下面的说明，在有效期内用掉' },
]

export default function DigitalGoods() {
  const { id, exchange_type } = useRoute('digitalGoods')
  return (
    <GoodsPage route="digitalGoods" goodsId={Number(id)} wished={exchange_type}>
      {() => <HowTo steps={steps} />}
    </GoodsPage>
  )
}
