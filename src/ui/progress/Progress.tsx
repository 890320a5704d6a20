import { View } from '@tarojs/components'
import { Text } from '@/ui/text/Text'
import { Row } from '@/ui/row/Row'
import { progressShare } from './progressShare'
import styles from './Progress.module.scss'

interface ProgressProps {
  /** What is under way: 上传照片. */
  label: string
  value: number
  whole?: number
  /** Said beside the label; the share in per cent where nothing better is known. */
  note?: string
}

export function Progress({ label, value, whole = 100, note }: ProgressProps) {
  const share = progressShare(value, whole)
  const words = note ?? `${share}%`
  return (
    <View className={styles.progress} role="progressbar" aria-label={`${label} ${words}`}>
      <Row justify="between" gap="s3">
        <Text size="sm">{label}</Text>
        <View className={styles.note}>
          <Text size="sm" tone="ink2">
            {words}
          </Text>
        </View>
      </Row>
      <View className={styles.track}>
        <View className={styles.done} style={{ width: `${share}%` }} />
      </View>
    </View>
  )
}
