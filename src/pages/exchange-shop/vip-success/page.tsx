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
  const rights = useReceived(done)?.rights ?? []
  return (
    <>
      {rights.length > 0 && <WaitingRights rights={rights} />}
      <ToHeld done={done}>去领权益</ToHeld>
    </>
  )
}
