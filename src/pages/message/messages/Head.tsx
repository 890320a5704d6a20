import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import styles from './Head.module.scss'

interface HeadProps {
  unread: number
  keptDays: number | undefined
  onReadAll: () => void
}

/** How many are unread, and what can be done with all of them. */
export function Head({ unread, keptDays, onReadAll }: HeadProps) {
  return (
    <View className={styles.head}>
      <Row justify="between" wrap>
        <Text size="sm" tone="ink2">
          {unread > 0 ? `${unread} 条未读` : keptDays ? `消息保留 ${keptDays} 天` : '正在加载…'}
        </Text>
        <View className={styles.ways}>
          <Button kind="text" disabled={unread === 0} onPress={onReadAll}>
            全部已读
          </Button>
          <Button kind="text" icon="gear" onPress={() => void go('reminders')}>
            提醒方式
          </Button>
        </View>
      </Row>
    </View>
  )
}
