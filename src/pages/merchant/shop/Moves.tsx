import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'
import { Timeline } from '@/ui/timeline/Timeline'

/** Who opened or closed the shop, put something up or took it down, and why. */
export function Moves() {
  const moves = useRead('/tp5/api/VillageEnter/moves')
  if (!moves.data || moves.data.list.length === 0) return null
  const { list, most } = moves.data
  return (
    <Card>
      <SectionHead title="营业和上下架记录" />
      <Timeline
        events={list.map(({ key, text, by, reason, at }) => ({
          ...{ key, title: text, note: reason === '' ? by : `${by}：${reason}` },
          time: fullTime(new Date(at)),
        }))}
      />
      {list.length === most && (
        <Text size="sm" tone="ink3">
          {`只列最近 ${most} 条`}
        </Text>
      )}
    </Card>
  )
}
