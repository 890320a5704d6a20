import { useEffect, useMemo } from 'react'
import { useRoute } from '@/navigation/useRoute'
import { returnedFromWechat } from '@/platform/signIn'
import { api } from '@/request/api'
import { momentIn } from '@/request/clock'
import { useCall } from '@/cache/useCall'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Ended } from './Ended'
import { OpenPayment } from './OpenPayment'
import { Paid } from './Paid'
import { isUnderWay, type PayDetail, standingOf } from './payWords'
import { usePay } from './usePay'
import { useResult } from './useResult'
import { WaitingForResult } from './WaitingForResult'

export default function OrderPay() {
  const { order_sn } = useRoute('orderPay')
  const call = useCall(() => api.get('/tp5/api/OrderPay/detail', { order_sn }), [order_sn])
  const { data, reload } = call
  if (data) return <Payment detail={data} reload={reload} />
  return <UnloadedScreen route="orderPay" call={call} rows={2} />
}

interface PaymentProps {
  detail: PayDetail
  reload: () => Promise<void>
}

function Payment({ detail, reload }: PaymentProps) {
  const { asked } = useRoute('orderPay')
  const end = useMemo(() => momentIn(detail.seconds_left), [detail])
  const left = end - useSeconds(end)
  const standing = standingOf(detail, left <= 0)
  const payment = usePay(detail.order_sn, asked ? 'asked' : undefined)
  const { pay, tried, settle } = payment
  const isTried = standing === 'open' && tried !== undefined
  const isAsked = isTried && tried === 'asked'
  // Whatever the phone says of a try, only the server knows whether money came in
  const { over, again } = useResult(isTried || isUnderWay(standing), reload)

  useEffect(() => {
    if (returnedFromWechat()) void pay()
  }, [pay])

  const payNow = () => {
    again()
    void pay().then(reload)
  }
  if (standing === 'paid') return <Paid detail={detail} />
  if (standing !== 'open') return <Ended ending={standing} detail={detail} />
  if (isAsked) {
    return <WaitingForResult over={over} detail={detail} onAgain={again} onPay={settle} />
  }
  return <OpenPayment detail={detail} left={left} payment={payment} onPay={payNow} />
}
