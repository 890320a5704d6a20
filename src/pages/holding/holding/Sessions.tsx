import type { Holding } from '@/parts/holding/holding'
import { Section } from '@/parts/holding/Section'
import { sessionWords } from '@/parts/holding/sessionWords'
import { Facts } from '@/ui/facts/Facts'

/** When a course or a match takes place. */
export function Sessions({ sessions }: { sessions: Holding['sessions'] }) {
  const facts = sessions.map((session, index) => ({
    name: sessions.length > 1 ? `第 ${index + 1} 次` : '时间',
    value: sessionWords(session),
  }))
  return (
    <Section title={sessions.length > 1 ? `共 ${sessions.length} 次` : '时间安排'}>
      <Facts facts={facts} />
    </Section>
  )
}
