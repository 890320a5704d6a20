import { View } from '@tarojs/components'
import { relativeTime } from '@/format/date'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Tag } from '@/ui/tag/Tag'
import styles from './Machine.module.scss'
import { type MachineRow, stateWords, troubleOf } from './machineWords'
import { Slots } from './Slots'

interface MachineProps {
  machine: MachineRow
  open: boolean
  onToggle: (open: boolean) => void
}

export function Machine({ machine, open, onToggle }: MachineProps) {
  const words = stateWords[machine.state]
  const alarming = words.tone === 'danger'
  return (
    <View className={styles.machine}>
      <Pressable className={styles.head} expanded={open} onPress={() => onToggle(!open)}>
        <View className={`${styles.icon} ${alarming ? styles.alarm : ''}`}>
          <Icon name={words.icon} tone={alarming ? 'danger' : 'ink2'} />
        </View>
        <View className={styles.words}>
          <View className={styles.line}>
            <View className={styles.name}>{machine.name}</View>
            <Tag tone={words.tone}>{troubleOf(machine)}</Tag>
          </View>
          <View className={styles.note}>{`${machine.machine_sn} · ${machine.village}`}</View>
          <View className={styles.note}>{conditionOf(machine)}</View>
        </View>
        <Icon name={open ? 'up' : 'down'} tone="ink3" size="s" />
      </Pressable>
      {open && <Slots slots={machine.slots} />}
    </View>
  )
}

const conditionOf = ({ temperature, last_seen_at, state }: MachineRow): string => {
  const seen = last_seen_at ? relativeTime(new Date(last_seen_at), new Date()) : '还没有上线过'
  const parts = [
    temperature !== null && `${temperature.toFixed(1)}°C`,
    state === 'offline' ? `最后在线 ${seen}` : `心跳 ${seen}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
