import type { Holding } from '@/parts/holding/holding'
import { Section } from '@/parts/holding/Section'
import { fullTime } from '@/format/date'
import { Timeline } from '@/ui/timeline/Timeline'

/** When and where it was redeemed. */
export function Uses({ uses }: { uses: Holding['uses'] }) {
  const events = uses.map(({ at, merchant }) => ({
    key: at,
    title: merchant,
    time: fullTime(new Date(at)),
  }))
  return (
    <Section title="使用记录">
      <Timeline events={events} />
    </Section>
  )
}
