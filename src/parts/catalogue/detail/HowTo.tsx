import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
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
        <Stack>
          {steps.map(({ title, note }, index) => (
            <Media
              key={title}
              align="top"
              start={<View className={styles.number}>{index + 1}</View>}
            >
              <View className={styles.title}>{title}</View>
              <Text size="sm" tone="ink3">
                {note}
              </Text>
            </Media>
          ))}
        </Stack>
      </Card>
    </View>
  )
}
