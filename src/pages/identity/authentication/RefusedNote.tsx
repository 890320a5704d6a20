import { View } from '@tarojs/components'
import { Icon } from '@/ui/icons/Icon'
import styles from './RefusedNote.module.scss'

/** Why the last application was refused, above the next one. */
export function RefusedNote({ reason }: { reason: string }) {
  return (
    <View className={styles.note} role="status">
      <Icon name="alert" tone="danger" size="s" />
      <View className={styles.words}>
        <View className={styles.title}>上次没有通过审核</View>
        <View className={styles.reason}>{`${reason || '资料不符'}，请改好后重新提交`}</View>
      </View>
    </View>
  )
}
