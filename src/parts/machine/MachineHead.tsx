import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Tag } from '@/ui/tag/Tag'
import type { Machine } from './machine'
import styles from './MachineHead.module.scss'
import { awayOf, machineStates, placeOf } from './machineWords'

interface MachineHeadProps {
  machine: Machine
  onChange: () => void
}

/** Which machine this is about, where it stands and how it is. */
export function MachineHead({ machine, onChange }: MachineHeadProps) {
  const { text, tone } = machineStates[machine.state]
  const away = awayOf(machine)
  return (
    <Card>
      <View className={styles.head}>
        <View className={styles.words}>
          <View className={styles.line}>
            <View className={styles.name} role="heading" aria-level={2}>
              {machine.name}
            </View>
            <Tag tone={tone}>{text}</Tag>
          </View>
          <View className={styles.note}>{placeOf(machine)}</View>
          <View className={styles.note}>
            {[away, `编号 ${machine.machine_sn}`].filter(Boolean).join(' · ')}
          </View>
        </View>
        <Button kind="soft" shape="pill" label="换一台机器" onPress={onChange}>
          换一台
        </Button>
      </View>
    </Card>
  )
}
