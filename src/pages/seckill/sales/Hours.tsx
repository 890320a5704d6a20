import { ScrollView, View } from '@tarojs/components'
import { dayOf } from '@/format/date'
import { type Session, sessionWords } from '@/parts/seckill/seckill'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import styles from './Hours.module.scss'

interface HoursProps {
  sessions: readonly Session[]
  chosen: number
  onChoose: (saleId: number) => void
}

const isToday = ({ starts_at }: Session) => dayOf(new Date(starts_at)) === dayOf(new Date())

/** The hours of today and tomorrow, side by side. */
export function Hours({ sessions, chosen, onChoose }: HoursProps) {
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
      <ChoiceGroup role="tablist" label="场次" className={styles.hours ?? ''}>
        {sessions.map((session) => {
          const { sale_id, name, state } = session
          const isChosen = sale_id === chosen
          return (
            <Pressable
              key={sale_id}
              role="tab"
              className={`${styles.hour} ${isChosen ? styles.chosen : ''}`}
              checked={isChosen}
              onPress={() => onChoose(sale_id)}
            >
              <View className={styles.name}>{name}</View>
              <View className={styles.state}>
                {isToday(session) ? sessionWords[state] : '明天'}
              </View>
            </Pressable>
          )
        })}
      </ChoiceGroup>
    </ScrollView>
  )
}
