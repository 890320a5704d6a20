import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { follow } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Badge } from '@/ui/badge/Badge'
import { Icon } from '@/ui/icons/Icon'
import { iconNamed } from '@/ui/icons/iconNamed'
import styles from './Entries.module.scss'

type Entry = Out<'/tp5/api/Index/page'>['entries'][number]

/** More than these stand five in a row, so that the grid keeps its two rows. */
const mostByFour = 8

const spoken = ({ text, badge, role }: Entry): string =>
  [text, role === 1 && '我的岗位', badge > 0 && `${badge} 件待办`].filter(Boolean).join('，')

/** Where one can go from here, as the server lists it for this person. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  const row = entries.length > mostByFour ? styles.five : styles.four
  return (
    <View className={`${styles.card} ${row}`}>
      {entries.map((entry) => (
        <Pressable
          key={entry.key}
          role="link"
          className={styles.entry}
          label={spoken(entry)}
          onPress={() => void follow(entry.link)}
        >
          {entry.role === 1 && <View className={styles.role}>岗位</View>}
          <Badge count={entry.badge} label="件待办">
            <View className={styles.icon}>
              <Icon name={iconNamed(entry.icon)} tone="entry" size="l" />
            </View>
          </Badge>
          <View>{entry.text}</View>
        </Pressable>
      ))}
    </View>
  )
}
