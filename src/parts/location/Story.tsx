import { fullTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Timeline } from '@/ui/timeline/Timeline'
import type { LeadDetail } from './location'

/** What happened with it, the newest first. */
export const Story = ({ events }: Pick<LeadDetail, 'events'>) => (
  <Card>
    <SectionHead title="走到哪一步" />
    <Timeline
      events={[...events].reverse().map(({ at, by, text }, nth) => ({
        key: String(events.length - nth),
        title: text,
        note: by,
        time: fullTime(new Date(at)),
      }))}
    />
  </Card>
)
