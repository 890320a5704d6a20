import { View } from '@tarojs/components'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { Icon } from '@/ui/icons/Icon'
import styles from './Head.module.scss'
import { deadlineWords } from './stateWords'

/** How it stands, what comes next, and why it was refused. */
export function Head({ afterSale }: { afterSale: AfterSale }) {
  const { state_text, hint, answer } = afterSale
  const deadline = deadlineWords(afterSale)
  return (
    <View>
      <View className={styles.title} role="heading" aria-level={2}>
        {state_text}
      </View>
      <View className={styles.text}>{deadline ? `${deadline}：${hint}` : hint}</View>
      {answer && (
        <View className={styles.answer} role="status">
          <Icon name="alert" tone="danger" size="s" />
          <View className={styles.words}>{`客服说：${answer}`}</View>
        </View>
      )}
    </View>
  )
}
