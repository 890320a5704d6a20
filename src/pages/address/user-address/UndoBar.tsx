import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './UndoBar.module.scss'

interface UndoBarProps {
  name: string
  busy: boolean
  onUndo: () => void
}

/** Stays until the person leaves: nobody has to be quick. */
export function UndoBar({ name, busy, onUndo }: UndoBarProps) {
  return (
    <View className={styles.bar}>
      <Media
        end={
          <Button kind="text" busy={busy} onPress={onUndo}>
            撤销
          </Button>
        }
      >
        <View role="status">
          <Text size="sm" tone="gold">
            {`已删除 ${name} 的地址`}
          </Text>
        </View>
      </Media>
    </View>
  )
}
