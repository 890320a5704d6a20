import { View } from '@tarojs/components'
import { relativeTime } from '@/format/date'
import { money } from '@/format/money'
import { Pressable } from '@/platform/Pressable'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
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
  const { machine_sn } = machine
  const alarming = words.tone === 'danger'
  const mark = (
    <View className={`${styles.icon} ${alarming ? styles.alarm : ''}`}>
      <Icon name={words.icon} tone={alarming ? 'danger' : 'ink2'} />
    </View>
  )
  return (
    <View className={styles.machine}>
      <Pressable className={styles.head} expanded={open} onPress={() => onToggle(!open)}>
        <Media start={mark} end={<Icon name={open ? 'up' : 'down'} tone="ink3" size="s" />}>
          <Row wrap="close">
            <Text strong>{machine.name}</Text>
            <Tag tone={words.tone}>{troubleOf(machine)}</Tag>
          </Row>
          <Text size="xs" tone="ink3">
            {`${machine.machine_sn} · ${machine.village}`}
          </Text>
          <Text size="xs" tone="ink3">
            {conditionOf(machine)}
          </Text>
          {machine.sold_today > 0 && (
            <Text size="xs" tone="ink3">
              {`今日 ${money(machine.money_today)} / ${machine.sold_today} 件`}
            </Text>
          )}
        </Media>
      </Pressable>
      {open && (
        <View className={styles.open}>
          <Slots slots={machine.slots} />
          <Row>
            <Button kind="soft" shape="full" onPress={() => void go('aisleData', { machine_sn })}>
              货道数据
            </Button>
            <Button shape="full" onPress={() => void go('aisleManagement', { machine_sn })}>
              补货和盘点
            </Button>
          </Row>
        </View>
      )}
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
