import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { givesWords } from './signing'
import styles from './Ladder.module.scss'

type Step = Out<'/tp5/api/UserSignIn/ladder'>['steps'][number]

const looks: Partial<Record<Step['state'], string>> = {
  received: styles.received,
  next: styles.next,
}

/** From the lowest stall to the highest, which all that follow are as high as. */
const heights = [styles.high1, styles.high2, styles.high3]

const above = (step: Step) => (step.state === 'received' ? '已领' : givesWords(step))

/** Stalls that stand higher and higher, one a step of the ladder. */
export function Ladder({ steps }: { steps: readonly Step[] }) {
  return (
    <View className={styles.ladder}>
      {steps.map((step, nth) => (
        <View
          key={step.days}
          className={`${styles.step} ${looks[step.state] ?? ''}`}
          role="img"
          aria-label={`连签 ${step.days} 天，${above(step)}${step.left > 0 ? `，还差 ${step.left} 天` : ''}`}
        >
          <View className={styles.gives}>{above(step)}</View>
          <View className={styles.eaves} />
          <View className={styles.awning} />
          <View className={`${styles.stall} ${heights[nth] ?? styles.high4}`}>
            {`${step.days} 天`}
          </View>
          <View className={styles.left}>
            {step.state === 'next' ? `还差 ${step.left} 天` : '\u00a0'}
          </View>
        </View>
      ))}
    </View>
  )
}
