import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './HowTo.module.scss'

interface HowToProps {
  steps: readonly { title: string; note: string }[]
}

/** What comes after the exchange, one step after the other. */
export function HowTo({ steps }: HowToProps) {
  return (
    <View>
      <SectionHead title="换好以后" />
      <Card>
        {steps.map(({ title, note }, index) => (
          <View key={title} className={styles.step}>
            <View className={styles.number}>{index + 1}</View>
            <View className={styles.words}>
              <View className={styles.title}>{title}</View>
              <View className={styles.note}>{note}</View>
            </View>
          </View>
        ))}
      </Card>
    </View>
  )
}
