import { View } from '@tarojs/components'
import type { Holding } from '@/blocks/holding/holding'
import { fullTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Timeline } from '@/ui/timeline/Timeline'

/** When and where it was redeemed. */
export function Uses({ uses }: { uses: Holding['uses'] }) {
  const events = uses.map(({ at, merchant }) => ({
    key: at,
    title: merchant,
    time: fullTime(new Date(at)),
  }))
  return (
    <Card>
      <SectionHead title="使用记录" />
      <View>
        <Timeline events={events} />
      </View>
    </Card>
  )
}
