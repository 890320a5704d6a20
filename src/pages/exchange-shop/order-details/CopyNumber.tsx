import { View } from '@tarojs/components'
import { copyText } from '@/platform/clipboard'
import { Pressable } from '@/platform/Pressable'
import { toast } from '@/platform/toast'
import { Icon } from '@/ui/icons/Icon'
import styles from './CopyNumber.module.scss'

export function CopyNumber({ orderSn }: { orderSn: string }) {
  const copy = async () => {
    const copied = await copyText(orderSn)
    toast(copied ? '订单编号已复制' : '没有复制成功，请长按编号复制')
  }
  return (
    <View className={styles.row}>
      <View className={styles.words}>
        <View className={styles.name}>订单编号</View>
        <View className={styles.number}>{orderSn}</View>
      </View>
      <Pressable className={styles.copy} label="复制订单编号" onPress={() => void copy()}>
        <Icon name="copy" tone="brand" size="s" />
        <View>复制</View>
      </Pressable>
    </View>
  )
}
