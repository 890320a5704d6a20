import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'

/** The villages that came of it. */
export function Opened() {
  const call = useRead('/tp5/api/Village/lists')
  const { data } = call
  return (
    <Card>
      <SectionHead title="已经上线的村" />
      <Unloaded call={call} outline={3} />
      {data?.list.length === 0 && <Text tone="ink2">还没有上线的村</Text>}
      {data?.list.map(({ lead_id, name, live_at, days, machines }) => (
        <Cell
          key={lead_id}
          icon="home"
          title={name}
          value={`${dayOf(new Date(live_at))}，用了 ${days} 天，${machines} 台机器`}
          onPress={() => void go('locationDetail', { lead_id })}
        />
      ))}
    </Card>
  )
}
