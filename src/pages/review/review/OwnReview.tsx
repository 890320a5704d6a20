import { View } from '@tarojs/components'
import { useState } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { Question } from '@/blocks/form/Question'
import { go } from '@/navigation/go'
import { ServiceBar } from '@/parts/account/ServiceBar'
import type { MyReview } from '@/parts/review/review'
import { ReviewRow } from '@/parts/review/ReviewRow'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { ReviewedThing } from './ReviewedThing'

interface OwnReviewProps {
  orderSn: string
  mine: MyReview
  review: NonNullable<MyReview['review']>
}

/** What I have said, how it stands, and the way to take it away. */
export function OwnReview({ orderSn, mine, review }: OwnReviewProps) {
  const [asking, setAsking] = useState(false)
  const hidden = review.state === 'hidden'
  const remove = useSubmit(async () => {
    await api.post('/tp5/api/GoodsReview/delete', { order_sn: orderSn })
    setAsking(false)
    toast('评价已删除')
  })
  return (
    <Screen
      route="review"
      title="我的评价"
      action={
        <ServiceBar about={orderSn}>
          {review.deletable === 1 && (
            <Button kind="outline" onPress={() => setAsking(true)}>
              删除评价
            </Button>
          )}
          <Button
            kind="outline"
            onPress={() => void go('reviews', { goods_id: String(mine.goods_id) })}
          >
            全部评价
          </Button>
        </ServiceBar>
      }
    >
      <Stack inset>
        <ReviewedThing mine={mine} />
        <Card>
          <ReviewRow review={review} />
        </Card>
        <Text size="sm" tone={hidden ? 'warn' : 'ink3'}>
          {hidden ? `${review.state_text}。有疑问可以问客服` : review.state_text}
        </Text>
      </Stack>
      <Question
        open={asking}
        title="删除这条评价？"
        confirm="删除"
        danger
        act={remove}
        onCancel={() => setAsking(false)}
      >
        <View>邻居就看不到它了。收到 90 天内，还可以重新写。</View>
      </Question>
    </Screen>
  )
}
