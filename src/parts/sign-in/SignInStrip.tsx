import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { CallError } from '@/blocks/form/CallError'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './SignInStrip.module.scss'
import { givesWords, shortGives, type Week } from './signing'
import { useSigning } from './useSigning'
import { WeekDays } from './WeekDays'

const open = () => void go('signIn')

/** The week at a glance, and the tap of the day. */
export function SignInStrip({ week }: { week: Week }) {
  const { submit, busy, error } = useSigning()
  const { streak, signed, gives, next, days, today } = week
  return (
    <View className={styles.strip}>
      <Media
        end={
          signed ? (
            <Button kind="soft" shape="pill" onPress={open}>
              已签到
            </Button>
          ) : (
            <Button shape="pill" busy={busy} onPress={() => void submit()}>
              {`签到 ${shortGives(gives)}`}
            </Button>
          )
        }
      >
        <Text strong>{streak > 0 ? `已连签 ${streak} 天` : '今天开始连签'}</Text>
        <Text size="sm" tone="ink2">
          {`再签 ${next.left} 天得 ${givesWords(next)}`}
        </Text>
      </Media>
      <Pressable role="link" className={styles.week} label="看签到日历" onPress={open}>
        <WeekDays days={days} today={today} />
      </Pressable>
      <CallError error={error} />
    </View>
  )
}
