import { Skeleton } from '@/ui/skeleton/Skeleton'
import { OrderResult } from '../order-result/OrderResult'
import type { Done } from '../order-result/resultWords'
import { ToHeld } from '../order-result/ToHeld'
import { useReceived } from '../order-result/useReceived'
import { WaitingRights } from './WaitingRights'

/** A packet or a membership: its rights are received one by one. */
export default function VipSuccess() {
  return <OrderResult route="vipSuccess">{(done) => <Received done={done} />}</OrderResult>
}

function Received({ done }: { done: Done }) {
  const { data: packet, loading } = useReceived(done)
  return (
    <>
      {packet && <WaitingRights rights={packet.rights} />}
      {!packet && loading && <Skeleton height="8em" />}
      <ToHeld done={done}>去领权益</ToHeld>
    </>
  )
}
