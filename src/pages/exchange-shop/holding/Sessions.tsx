import type { Holding } from '@/blocks/holding/holding'
import { sessionWords } from '@/blocks/holding/sessionWords'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'

/** When a course or a match takes place. */
export function Sessions({ sessions }: { sessions: Holding['sessions'] }) {
  const facts = sessions.map((session, index) => ({
    name: sessions.length > 1 ? `第 ${index + 1} 次` : '时间',
    value: sessionWords(session),
  }))
  return (
    <Card>
      <SectionHead title={sessions.length > 1 ? `共 ${sessions.length} 次` : '时间安排'} />
      <Facts facts={facts} />
    </Card>
  )
}
