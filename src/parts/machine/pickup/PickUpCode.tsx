import { View } from '@tarojs/components'
import { type Destination, wayThere } from '@/platform/wayThere'
import { momentOf } from '@/request/clock'
import { Button } from '@/ui/button/Button'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { Text } from '@/ui/text/Text'
import { leftWords, spaced } from '../pickUpWords'
import styles from './PickUpCode.module.scss'

interface PickUpCodeProps {
  code: string
  until: string
  /** Where it is typed, where anybody knows. */
  destination?: Destination | undefined
}

/** What is typed at the machine, large enough to be read beside its keys. */
export function PickUpCode({ code, until, destination }: PickUpCodeProps) {
  const end = momentOf(until)
  const left = Math.max(0, end - useSeconds(end))
  return (
    <View className={styles.code}>
      <Text size="sm" tone="ink2">
        取货码
      </Text>
      <View className={styles.digits}>{spaced(code)}</View>
      <Text size="sm" tone={left > 0 ? 'ink2' : 'warn'}>
        {leftWords(left)}
      </Text>
      {destination && (
        <Button
          kind="soft"
          shape="pill"
          label={`去${destination.name}怎么走`}
          onPress={() => void wayThere(destination)}
        >
          怎么走
        </Button>
      )}
    </View>
  )
}
