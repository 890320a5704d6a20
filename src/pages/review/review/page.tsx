import { Screen } from '@/blocks/screen/Screen'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Button } from '@/ui/button/Button'
import { refused } from '@/ui/illustrations/occasions/refused'
import { Message } from '@/ui/state/Message'
import { OwnReview } from './OwnReview'
import { ReviewForm } from './ReviewForm'

/** What I say of what I ordered: still to be written, or written already. */
export default function ReviewPage() {
  const { order_sn } = useRoute('review')
  const closed = useClosed()
  const call = useRead('/tp5/api/GoodsReview/mine', { order_sn })
  const { data } = call
  if (!data) return <UnloadedScreen route="review" call={call} rows={3} />
  if (data.review) return <OwnReview orderSn={order_sn} mine={data} review={data.review} />
  if (closed('userText')) return <ClosedScreen route="review" />
  if (data.until) return <ReviewForm orderSn={order_sn} mine={data} />
  return (
    <Screen route="review">
      <Message scene={refused} title={data.why_not}>
        <Button onPress={() => void replace('orderDetails', { order_sn })}>看订单</Button>
      </Message>
    </Screen>
  )
}
