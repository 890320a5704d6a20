import { View } from '@tarojs/components'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { scoreWords } from './review'
import { ReviewRow } from './ReviewRow'

const mostShown = 2

/** The newest of what neighbours say of goods, and the way to the rest; nothing where it cannot be had. */
export function GoodsReviews({ goodsId }: { goodsId: number }) {
  const { data, loading } = useRead(
    '/tp5/api/GoodsReview/lists',
    { goods_id: goodsId },
    { alike: true },
  )
  if (!data) return loading ? <RowsSkeleton rows={1} /> : null
  const { score, list } = data
  const more = score.count > 0 ? '看全部' : ''
  return (
    <View>
      <SectionHead
        title={score.count > 0 ? `邻居怎么说 · ${scoreWords(score)}` : '邻居怎么说'}
        more={more}
        onMore={() => void go('reviews', { goods_id: String(goodsId) })}
      />
      <Card>
        {list.length === 0 ? (
          <Text size="sm" tone="ink3">
            还没有评价，收到以后您可以说第一句
          </Text>
        ) : (
          <Stack gap="s4">
            {list.slice(0, mostShown).map((review) => (
              <ReviewRow key={review.review_id} review={review} />
            ))}
          </Stack>
        )}
      </Card>
    </View>
  )
}
