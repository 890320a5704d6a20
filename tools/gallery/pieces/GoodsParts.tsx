import { View } from '@tarojs/components'
import { useState } from 'react'
import { DetailSkeleton } from '@/parts/catalogue/detail/DetailSkeleton'
import { ExchangeBar } from '@/parts/catalogue/detail/ExchangeBar'
import { GoodsBody } from '@/parts/catalogue/detail/GoodsBody'
import { GoodsHead } from '@/parts/catalogue/detail/GoodsHead'
import { GoodsPage } from '@/parts/catalogue/detail/GoodsPage'
import { GoodsRules } from '@/parts/catalogue/detail/GoodsRules'
import { HowTo } from '@/parts/catalogue/detail/HowTo'
import { RightsCard } from '@/parts/catalogue/detail/RightsCard'
import { Sessions } from '@/parts/catalogue/detail/Sessions'
import { StockCard } from '@/parts/catalogue/detail/StockCard'
import { WantButton } from '@/parts/catalogue/detail/WantButton'
import { WaysToPay } from '@/parts/catalogue/WaysToPay'
import { wayOf } from '@/parts/catalogue/ways'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { packet } from '../goods'
import { nothing } from '../nothing'
import { Frame, Piece } from '../Piece'

const steps = [
  { title: '换下礼包', note: '里面的权益马上归您' },
  { title: '一项项领', note: '在“我的卡券”里，要用哪项领哪项' },
]
const gone = { ...packet, stock: 0 }

/** What the page of one of the goods is made of. */
export function GoodsParts() {
  const [type, setType] = useState(1)
  const way = wayOf(packet, type)
  return (
    <>
      <Frame name="商品页 GoodsPage">
        <GoodsPage route="vipPackets" goodsId={packet.goods_id}>
          {() => <HowTo steps={steps} />}
        </GoodsPage>
      </Frame>
      <Frame name="商品头 GoodsHead">
        <GoodsHead goods={packet} way={way} onType={setType} />
      </Frame>
      <View>
        <SectionHead title="RightsCard · Sessions · HowTo · StockCard · GoodsRules" />
        <Stack>
          <RightsCard rights={packet.rights} />
          <Sessions goods={packet} />
          <HowTo steps={steps} />
          <StockCard goods={gone} />
          <GoodsRules goods={packet} />
        </Stack>
      </View>
      <Frame name="商品正文 GoodsBody">
        <Stack inset>
          <GoodsBody goods={{ ...packet, rights: [], sessions: [] }} />
        </Stack>
      </Frame>
      <Frame name="兑换栏 ExchangeBar">
        <Stack inset>
          <ExchangeBar goods={packet} way={way} onRefused={nothing} />
          <ExchangeBar goods={gone} way={wayOf(gone, 2)} onRefused={nothing} />
        </Stack>
      </Frame>
      <Piece name="付法 WaysToPay">
        <WaysToPay ways={packet.ways} type={type} onType={setType} />
      </Piece>
      <Piece name="想要 WantButton">
        <WantButton goods={{ ...gone, mine: { ...packet.mine!, wanted: 1 } }} />
      </Piece>
      <Frame name="商品骨架 DetailSkeleton">
        <DetailSkeleton />
      </Frame>
    </>
  )
}
