import { View } from '@tarojs/components'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import styles from './Head.module.scss'
import { deadlineWords } from './stateWords'

/** How it stands, what comes next, and why it was refused. */
export function Head({ afterSale }: { afterSale: AfterSale }) {
  const { state_text, hint, answer } = afterSale
  const deadline = deadlineWords(afterSale)
  return (
    <Stack>
      <View>
        <Text size="xl" strong heading={2}>
          {state_text}
        </Text>
        <Text size="sm" tone="ink2">
          {deadline ? `${deadline}：${hint}` : hint}
        </Text>
      </View>
      {answer && (
        <View className={styles.answer} role="status">
          <Media align="top" start={<Icon name="alert" tone="danger" size="s" />}>
            {`客服说：${answer}`}
          </Media>
        </View>
      )}
    </Stack>
  )
}
