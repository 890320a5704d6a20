import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { type Day, dayWords, givesWords } from '@/parts/sign-in/signing'
import { monthDays, monthOf } from '@/ui/calendar/monthDays'
import { Icon } from '@/ui/icons/Icon'
import styles from './MonthDays.module.scss'

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

interface MonthDaysProps {
  days: readonly Day[]
  /** Without it the days only show. */
  onMissed?: ((day: string) => void) | undefined
}

/** Signed days are tinted, today is filled, and a gift stands on the day of a step. */
export function MonthDays({ days, onMissed }: MonthDaysProps) {
  const { lead } = monthDays(monthOf(days[0]!.day))
  return (
    <View className={styles.grid}>
      {weekdays.map((name) => (
        <View key={name} className={styles.weekday}>
          {name}
        </View>
      ))}
      {Array.from({ length: lead }, (_, index) => (
        <View key={`lead-${index}`} className={styles.cell} />
      ))}
      {days.map((day) => (
        <View key={day.day} className={styles.cell}>
          <OneDay day={day} onMissed={onMissed} />
        </View>
      ))}
    </View>
  )
}

const words: Record<Day['state'], string> = {
  signed: '已签到',
  mended: '已补签',
  missed: '漏签',
  mendable: '漏签，点按补签',
  today: '今天，还没签到',
  ahead: '还没到',
}

const spoken = (day: Day): string =>
  `${dayWords(day.day)}，${words[day.state]}${day.step > 0 ? `，连签 ${day.step} 天得 ${givesWords(day)}` : ''}`

function OneDay({ day, onMissed }: { day: Day; onMissed: MonthDaysProps['onMissed'] }) {
  const { state } = day
  const content = (
    <>
      <View>{Number(day.day.slice(8))}</View>
      <View className={styles.foot}>
        <Foot day={day} />
      </View>
    </>
  )
  const look = `${styles.day} ${styles[state] ?? ''}`
  if (state !== 'mendable' || !onMissed)
    return (
      <View className={look} role="img" aria-label={spoken(day)}>
        {content}
      </View>
    )
  return (
    <Pressable className={look} label={spoken(day)} onPress={() => onMissed(day.day)}>
      {content}
    </Pressable>
  )
}

function Foot({ day: { state, step } }: { day: Day }) {
  if (state === 'signed' || state === 'mended')
    return <Icon name={step > 0 ? 'gift' : 'check'} size="xs" tone="brand" />
  if (state === 'today') return <>今天</>
  if (state === 'mendable') return <View className={styles.mend}>补签</View>
  if (state === 'ahead' && step > 0) return <Icon name="gift" size="xs" tone="gold" />
  return <>{'\u00a0'}</>
}
