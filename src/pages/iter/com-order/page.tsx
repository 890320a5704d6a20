import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'
import { OrderForm } from './OrderForm'

/** Everything before the last word on what is ordered for my machines. */
export default function ComOrder() {
  const call = useRead('/tp5/api/FranchiseOrder/check', {})
  if (!call.data) return <UnloadedStaffScreen route="comOrder" call={call} rows={3} />
  if (call.data.list.length > 0) return <OrderForm check={call.data} />
  return (
    <StaffScreen route="comOrder">
      <Empty title="补货车是空的" text="选好商品再来下单">
        <Button onPress={() => void go('orderGoodsList')}>选商品</Button>
      </Empty>
    </StaffScreen>
  )
}
