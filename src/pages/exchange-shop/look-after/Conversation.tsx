import { View } from '@tarojs/components'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { relativeTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import styles from './Conversation.module.scss'
import { Pictures } from './Pictures'

/** What was said about it, the oldest first as in any conversation. */
export function Conversation({ afterSale }: { afterSale: AfterSale }) {
  const { messages } = afterSale
  if (messages.length === 0) return null
  return (
    <Card>
      <View className={styles.title}>沟通记录</View>
      {messages.map(({ mine, text, pictures, at }) => (
        <View key={`${at} ${text}`} className={`${styles.said} ${mine ? styles.mine : ''}`}>
          <View className={styles.who}>
            {`${mine ? '我' : '客服'} · ${relativeTime(new Date(at), new Date())}`}
          </View>
          <View className={styles.text}>{text}</View>
          <Pictures urls={pictures} name="留言图片" />
        </View>
      ))}
    </Card>
  )
}
