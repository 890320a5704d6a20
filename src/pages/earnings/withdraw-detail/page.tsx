import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { payWay } from '@/platform/pay'
import { whyNot } from './whyNot'
import { WithdrawForm } from './WithdrawForm'
import { NotNow } from './NotNow'

/** To my WeChat: what stands in the way is said before the form. */
export default function WithdrawDetail() {
  const way = payWay()
  const call = useRead('/user/Center/getAllowWithdrawAmount', { way })
  if (!call.data) return <UnloadedScreen route="withdrawDetail" call={call} rows={4} />
  const obstacle = whyNot(call.data)
  return obstacle ? (
    <NotNow obstacle={obstacle} allowed={call.data} />
  ) : (
    <WithdrawForm allowed={call.data} way={way} />
  )
}
