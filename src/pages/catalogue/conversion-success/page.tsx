import { Ticket } from '@/parts/holding/Ticket'
import { sessionWords } from '@/parts/holding/sessionWords'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Text } from '@/ui/text/Text'
import { OrderResult } from '../order-result/OrderResult'
import type { Done } from '../order-result/resultWords'
import { ToHeld } from '../order-result/ToHeld'
import { useReceived } from '../order-result/useReceived'

/** Coupons, cards, and places at a course or a match. */
export default function ConversionSuccess() {
  return <OrderResult route="conversionSuccess">{(done) => <Received done={done} />}</OrderResult>
}

function Received({ done }: { done: Done }) {
  const { data: held, loading } = useReceived(done)
  const visit = done.kind === 'course' || done.kind === 'match'
  return (
    <>
      {loading && !held && <Skeleton height="86px" />}
      {held && <Ticket holding={held} />}
      {held?.sessions.map((session) => (
        <Text key={session.starts_at} size="sm" tone="ink2">
          {sessionWords(session)}
        </Text>
      ))}
      <ToHeld done={done}>{visit ? '看时间和券码' : '去看卡券'}</ToHeld>
    </>
  )
}
