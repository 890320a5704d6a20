import { View } from '@tarojs/components'
import styles from './MenuGuide.module.scss'

const steps = ['点右上角的“⋯”', '选“在浏览器打开”', '在浏览器里点下载'] as const

/** How a page of WeChat's browser is opened in the phone's own. */
export function MenuGuide() {
  return (
    <View className={styles.steps} role="list">
      {steps.map((step, index) => (
        <View key={step} className={styles.step} role="listitem">
          <View className={styles.number} aria-hidden>
            {index + 1}
          </View>
          <View>{step}</View>
        </View>
      ))}
    </View>
  )
}
