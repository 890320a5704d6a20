import { View } from '@tarojs/components'
import { Icon } from '@/ui/icons/Icon'
import { Text } from '@/ui/text/Text'
import styles from './Steps.module.scss'

export interface Step {
  title: string
  note: string
  done: boolean
}

const stateOf = (steps: readonly Step[], index: number): 'past' | 'now' | 'ahead' => {
  if (!steps[index]?.done) return 'ahead'
  return steps[index + 1]?.done ? 'past' : 'now'
}

/** What has happened, what is happening, what comes. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <View className={styles.steps}>
      {steps.map((step, index) => {
        const state = stateOf(steps, index)
        const finished = state === 'now' && index === steps.length - 1
        return (
          <View
            key={step.title}
            className={`${styles.step} ${state === 'past' ? '' : styles[state]}`}
          >
            <View className={styles.mark}>
              {state === 'past' || finished ? (
                <View className={styles.done}>
                  <Icon name="check" tone="onBrand" size="xs" />
                </View>
              ) : (
                <View className={styles.dot} />
              )}
            </View>
            <View className={styles.title}>{step.title}</View>
            <Text size="xs" tone="ink3">
              {step.note}
            </Text>
          </View>
        )
      })}
    </View>
  )
}
