import { useEffect } from 'react'
import { useRoute } from '@/navigation/useRoute'
import { returnedFromWechat } from '@/platform/signIn'
import { useLooking } from '@/cache/useLooking'
import { useRead } from '@/cache/useRead'
import { momentOf } from '@/request/clock'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Ended } from './Ended'
import { OpenPayment } from './OpenPayment'
import { Paid } from './Paid'
import { isUnderWay, type PayDetail, standingOf } from './payWords'
import { triedBefore, usePay } from './usePay'
import { WaitingForResult } from './WaitingForResult'

export default function OrderPay() {
  const { order_sn } = useRoute('orderPay')
  const call = useRead('/tp5/api/OrderPay/detail', { order_sn })
  const { data, look } = call
  if (data) return <Payment detail={data} look={look} />
  return <UnloadedScreen route="orderPay" call={call} rows={2} />
}

interface PaymentProps {
  detail: PayDetail
  look: () => Promise<void>
}

function Payment({ detail, look }: PaymentProps) {
  const { asked } = useRoute('orderPay')
  const end = detail.expires_at ? momentOf(detail.expires_at) : 0
  const left = end - useSeconds(end)
  const standing = standingOf(detail, left <= 0)
  const payment = usePay(detail.order_sn, triedBefore(asked))
  const { pay, tried, settle } = payment
  const isTried = standing === 'open' && tried !== undefined
  const isAsked = isTried && tried === 'asked'
  // Whatever the phone says of a try, only the server knows whether money came in
  const { over, again } = useLooking(isTried || isUnderWay(standing), look)

  useEffect(() => {
    if (returnedFromWechat()) void pay()
  }, [pay])

  const payNow = () => {
    again()
    void pay().then(look)
  }
  if (standing === 'paid') return <Paid detail={detail} />
  if (standing !== 'open') return <Ended ending={standing} detail={detail} />
  if (isAsked) {
    return <WaitingForResult over={over} detail={detail} onAgain={again} onPay={settle} />
  }
  return <OpenPayment detail={detail} left={left} payment={payment} onPay={payNow} />
}
