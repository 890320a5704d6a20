import { GoodsPage } from '@/parts/catalogue/detail/GoodsPage'
import { HowTo } from '@/parts/catalogue/detail/HowTo'
import { useRoute } from '@/navigation/useRoute'

const steps = [
  { title: '换下服务', note: '次数记在您名下' },
  { title: '和商家约时间', note: '打电话约好再去，省得空跑' },
  { title: '到店出示券码', note: '做一次，店员扫一次' },
]

export default function BusinessPackets() {
  const { id, exchange_type } = useRoute('businessPackets')
  return (
    <GoodsPage route="businessPackets" goodsId={Number(id)} wished={exchange_type}>
      {({ kind }) => kind === 'packet' && <HowTo steps={steps} />}
    </GoodsPage>
  )
}
