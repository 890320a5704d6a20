import type { Out } from '@contract/api'
import { distance } from '@/format/distance'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Empty } from '@/ui/state/Empty'
import { Unloaded } from '@/blocks/state/Unloaded'

export type Village = Out<'/tp5/api/Index/villages'>['list'][number]

interface VillagesProps {
  onChoose: (village: Village) => void
}

/** All that there are, the nearest first where the position is known. */
export function Villages({ onChoose }: VillagesProps) {
  const call = useRead('/tp5/api/Index/villages', {}, { alike: true })
  const { data } = call
  return (
    <Card>
      <SectionHead title="自己选一个村" />
      <Unloaded call={call} outline={3} />
      {data?.list.length === 0 && <Empty title="还没有开通的村" text="开通后会出现在这里" />}
      {data?.list.map((village) => (
        <Cell
          key={village.village_id}
          icon="pin"
          title={village.name}
          value={village.distance === null ? '' : distance(village.distance)}
          onPress={() => onChoose(village)}
        />
      ))}
    </Card>
  )
}
