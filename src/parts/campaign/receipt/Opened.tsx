import { View } from '@tarojs/components'
import { follow } from '@/navigation/go'
import { Dialog } from '@/ui/dialog/Dialog'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import type { Receipt } from '../campaign'
import styles from './receipt.module.scss'

interface OpenedProps {
  receipt: Receipt
  onClose: () => void
}

/** What came out of the box: it jumps out, and the words say it too. */
export function Opened({ receipt, onClose }: OpenedProps) {
  const { name, value, picture, tint, success, receipt_id } = receipt
  const look = () => {
    onClose()
    void follow(`${success}?receipt_id=${receipt_id}`)
  }
  return (
    <Dialog
      open
      title="盒子打开了"
      confirm="看怎么用"
      cancel="再看看"
      onConfirm={look}
      onCancel={onClose}
    >
      <View className={styles.box} role="status">
        <View className={styles.prize}>
          <GoodsPicture src={picture} alt={name} tint={tint} rounded eager />
        </View>
        <View className={styles.name}>{name}</View>
        <View className={styles.value}>{value}</View>
      </View>
    </Dialog>
  )
}
