import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import styles from './Switch.module.scss'

interface SwitchProps {
  label: string
  /** As it is heard, where others on the page have the same label. */
  name?: string
  note?: string
  on: boolean
  onChange: (on: boolean) => void
}

/** A whole row that switches: the words are part of the target. */
export function Switch({ label, name = label, note, on, onChange }: SwitchProps) {
  return (
    <Pressable
      role="switch"
      className={styles.row}
      checked={on}
      label={name}
      onPress={() => onChange(!on)}
    >
      <View className={styles.words}>
        <View>{label}</View>
        {note && <View className={styles.note}>{note}</View>}
      </View>
      <View className={`${styles.track} ${on ? styles.on : ''}`}>
        <View className={styles.knob} />
      </View>
    </Pressable>
  )
}
