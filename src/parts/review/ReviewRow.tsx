import { View } from '@tarojs/components'
import { relativeTime } from '@/format/date'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Stars } from '@/ui/stars/Stars'
import { Text } from '@/ui/text/Text'
import type { Review } from './review'
import { ReviewPictures } from './ReviewPictures'
import styles from './ReviewRow.module.scss'

/** What a neighbour says, and what the house says to it. */
export function ReviewRow({ review }: { review: Review }) {
  const { name, stars, words, pictures, answer, created_at } = review
  return (
    <Stack gap="s2">
      <Row justify="between" wrap="close">
        <Row>
          {name && (
            <Text size="sm" tone="ink2">
              {name}
            </Text>
          )}
          <Stars stars={stars} />
        </Row>
        <Text size="xs" tone="ink3">
          {relativeTime(new Date(created_at), new Date())}
        </Text>
      </Row>
      <Text>{words}</Text>
      <ReviewPictures urls={pictures} />
      {answer && (
        <View className={styles.answer}>
          <Text size="sm" tone="ink2">
            {`邻集回复：${answer}`}
          </Text>
        </View>
      )}
    </Stack>
  )
}
