import { monthDayHour } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Timeline } from '@/ui/timeline/Timeline'
import type { Install } from './install'

/** What was said of it, the newest first; nothing before anybody has looked. */
export function Audits({ audits }: Pick<Install, 'audits'>) {
  if (audits.length === 0) return null
  return (
    <Card>
      <SectionHead title="验收" />
      <Timeline
        events={[...audits].reverse().map(({ passed, reason, by, at, redo }) => ({
          key: at,
          title: passed ? `${by}：通过` : `${by}：要返工`,
          time: monthDayHour(new Date(at)),
          ...(!passed && { note: `${reason}。重做：${redo.join('、')}` }),
        }))}
      />
    </Card>
  )
}
