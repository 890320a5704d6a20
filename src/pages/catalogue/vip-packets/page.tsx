import { GoodsPage } from '@/parts/catalogue/detail/GoodsPage'
import { HowTo } from '@/parts/catalogue/detail/HowTo'
import { useRoute } from '@/navigation/useRoute'

const steps = [
  { title: '换下礼包', note: '里面的权益马上归您' },
  { title: '一项项领', note: '在“我的卡券”里，要用哪项领哪项' },
  { title: '去用', note: '到店的出示券码，邮寄的填好地址' },
]

export default function VipPackets() {
  const { vip_packets_id, exchange_type } = useRoute('vipPackets')
  return (
    <GoodsPage route="vipPackets" goodsId={Number(vip_packets_id)} wished={exchange_type}>
      {() => <HowTo steps={steps} />}
    </GoodsPage>
  )
}
