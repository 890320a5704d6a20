import type { Out } from '@contract/api'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { costOf } from '@/parts/iter/slots'
import { RadioGroup } from '@/ui/radio/RadioGroup'

type Goods = Out<'/tp5/api/Slot/goods'>['list'][number]

interface OtherGoodsProps {
  chosen: number
  onChoose: (goods: Goods) => void
}

/** What stands in machines of mine, to be put into an empty slot. */
export function OtherGoods({ chosen, onChoose }: OtherGoodsProps) {
  const call = useRead('/tp5/api/Slot/goods')
  const list = call.data?.list ?? []
  return (
    <>
      <Unloaded call={call} outline={2} />
      <RadioGroup
        label="放什么商品"
        options={list.map((goods) => ({
          value: String(goods.goods_id),
          label: goods.title,
          note: costOf(goods),
        }))}
        value={String(chosen)}
        onChange={(value) => {
          const goods = list.find(({ goods_id }) => String(goods_id) === value)
          if (goods) onChoose(goods)
        }}
      />
    </>
  )
}
