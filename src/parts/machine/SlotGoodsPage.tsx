import { type ReactNode, useState } from 'react'
import { DetailSkeleton } from '@/parts/catalogue/detail/DetailSkeleton'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useEvery } from '@/cache/useEvery'
import type { SlotDetail, Way } from './machine'
import { awayOf, placeOf, stockOf } from './machineWords'
import { SlotGoodsHead } from './SlotGoodsHead'

type ExchangeType = 1 | 2

interface SlotGoodsPageProps {
  route: 'machineGoods' | 'goodDetailsOnlineMachine'
  way: Way
  machineId: number
  offlineGoodsId: number
  /** What the address says it should be exchanged for: 1 or 2. */
  wished?: string | undefined
  action: (detail: SlotDetail, type: ExchangeType, reload: () => Promise<void>) => ReactNode
}

const lookMs = 10_000

/** What stands in one slot, from its picture down to the button that takes it. */
export function SlotGoodsPage(props: SlotGoodsPageProps) {
  const { route, way, machineId, offlineGoodsId, wished, action } = props
  const [chosen, setChosen] = useState<ExchangeType>(wished === '2' ? 2 : 1)
  const call = useRead('/tp5/api/ExchangeShop/OfflineGoods/detail', {
    machine_id: machineId,
    offline_goods_id: offlineGoodsId,
  })
  const { data, loading, reload, look } = call
  useEvery(lookMs, look)
  if (!data) {
    return (
      <Screen route={route} bleed={loading}>
        <Unloaded call={call} outline={<DetailSkeleton />} />
      </Screen>
    )
  }
  const { machine, goods } = data
  const types = typesOf(goods)
  const type = types.includes(chosen) ? chosen : (types[0] ?? 1)
  const away = awayOf(machine)
  return (
    <Screen route={route} action={action(data, type, reload)} bleed>
      <SlotGoodsHead
        goods={goods}
        way={way}
        types={way === 'exchange' ? types : []}
        type={type}
        onType={setChosen}
      />
      <Stack inset>
        <Card>
          <Facts
            facts={[
              { name: '机器', value: machine.name, strong: true },
              { name: '位置', value: placeOf(machine) },
              ...(away ? [{ name: '距离', value: away }] : []),
              { name: '货道', value: `${goods.slot_no} · ${stockOf(goods)}` },
              ...(goods.limit_per_day > 0
                ? [{ name: '限量', value: `每人每天 ${goods.limit_per_day} 件` }]
                : []),
              { name: '没出货', value: '自动全额退回' },
            ]}
          />
        </Card>
      </Stack>
    </Screen>
  )
}

const typesOf = ({ points, gold }: SlotDetail['goods']): ExchangeType[] =>
  ([1, 2] as const).filter((type) => (type === 1 ? points : gold) > 0)
