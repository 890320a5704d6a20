import { View } from '@tarojs/components'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { Files } from '@/parts/after-sale/Files'
import { pictures } from '@/parts/after-sale/useFiles'
import { relativeTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Text } from '@/ui/text/Text'
import { again } from './again'
import styles from './Conversation.module.scss'

/** What was said about it, the oldest first as in any conversation. */
export function Conversation({ afterSale }: { afterSale: AfterSale }) {
  const { messages } = afterSale
  if (messages.length === 0) return null
  return (
    <Card>
      <Text strong>沟通记录</Text>
      {messages.map(({ mine, text, at }, index) => (
        <View key={`${at} ${text}`} className={`${styles.said} ${mine ? styles.mine : ''}`}>
          <Text size="xs" tone="ink2">
            {`${mine ? '我' : '客服'} · ${relativeTime(new Date(at), new Date())}`}
          </Text>
          <Text>{text}</Text>
          <Files
            told={afterSale}
            again={again(afterSale)}
            of={(one) => pictures(one.messages[index]?.pictures ?? [], '留言图片')}
          />
        </View>
      ))}
    </Card>
  )
}
