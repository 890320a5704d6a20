import { View } from '@tarojs/components'
import type { PlanDay } from '@/parts/health/plan/plan'
import { monthDays, monthOf } from '@/ui/calendar/monthDays'
import { Icon } from '@/ui/icons/Icon'
import styles from './PlanDays.module.scss'

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

/** Days of a month: a sign and a ground say what was done, and each is read out. */
export function PlanDays({ days }: { days: readonly PlanDay[] }) {
  const { lead } = monthDays(monthOf(days[0]!.day))
  return (
    <View className={styles.grid}>
      {weekdays.map((name) => (
        <View key={name} className={styles.weekday} aria-hidden>
          {name}
        </View>
      ))}
      {Array.from({ length: lead }, (_, index) => (
        <View key={`lead-${index}`} className={styles.cell} />
      ))}
      {days.map((day) => (
        <View key={day.day} className={styles.cell}>
          <View
            className={`${styles.day} ${styles[day.state] ?? ''} ${day.today === 1 ? styles.today : ''}`}
            role="img"
            aria-label={day.today === 1 ? `今天，${day.text}` : day.text}
          >
            <View>{Number(day.day.slice(8))}</View>
            <View className={styles.foot}>
              <Foot day={day} />
            </View>
          </View>
        </View>
      ))}
    </View>
  )
}

function Foot({ day: { state, done } }: { day: PlanDay }) {
  if (state === 'all') return <Icon name="check" size="xs" tone="brand" />
  if (state === 'some') return <>{done}</>
  if (state === 'none') return <Icon name="minus" size="xs" tone="ink3" />
  return <>{'\u00a0'}</>
}
