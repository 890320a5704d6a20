import { View } from '@tarojs/components'
import { amount } from '@/format/amount'
import { relativeTime } from '@/format/date'
import { serverNow } from '@/request/clock'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import type { ModuleOf } from '../campaign'
import styles from './modules.module.scss'

/** Neighbours who received something of late. */
export function ReceiversModule({
  module: { title, given, list },
}: {
  module: ModuleOf<'receivers'>
}) {
  if (list.length === 0) return null
  const now = new Date(serverNow() * 1000)
  return (
    <Card>
      <SectionHead title={title} />
      <View className={styles.note}>已经领走 {amount(given)} 份</View>
      {list.slice(0, 6).map(({ name, what, at }) => (
        <View key={`${name}${at}${what}`} className={styles.row}>
          <View className={styles.words}>
            {name} 领到{what}
          </View>
          <View className={styles.note}>{relativeTime(new Date(at), now)}</View>
        </View>
      ))}
    </Card>
  )
}
