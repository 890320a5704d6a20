import { MerchantCard } from '@/parts/holding/MerchantCard'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { OrderResult } from '../order-result/OrderResult'
import type { Done } from '../order-result/resultWords'
import { ToHeld } from '../order-result/ToHeld'
import { useReceived } from '../order-result/useReceived'

/** A merchant's service: where it is, and the code to show there. */
export default function BusinessSuccess() {
  return <OrderResult route="businessSuccess">{(done) => <Received done={done} />}</OrderResult>
}

function Received({ done }: { done: Done }) {
  const { data: held, loading } = useReceived(done)
  const [holding_id, second] = done.holdings
  return (
    <>
      {loading && !held && <Skeleton height="71px" />}
      {held?.merchant && <MerchantCard merchant={held.merchant} />}
      {holding_id && !second ? (
        <Button shape="full" onPress={() => void go('businessPacketsUse', { holding_id })}>
          出示券码
        </Button>
      ) : (
        <ToHeld done={done}>去看券码</ToHeld>
      )}
    </>
  )
}
