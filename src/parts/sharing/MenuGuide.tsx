import { View } from '@tarojs/components'
import { Row } from '@/ui/row/Row'
import styles from './MenuGuide.module.scss'

const steps = ['点右上角的“⋯”', '选“在浏览器打开”', '在浏览器里点下载'] as const

/** How a page of WeChat's browser is opened in the phone's own. */
export function MenuGuide() {
  return (
    <View className={styles.steps} role="list">
      {steps.map((step, index) => (
        <View key={step} role="listitem">
          <Row gap="s3">
            <View className={styles.number} aria-hidden>
              {index + 1}
            </View>
            <View>{step}</View>
          </Row>
        </View>
      ))}
    </View>
  )
}
