import { View } from '@tarojs/components'
import type { Order } from '@/parts/order/order'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import styles from './OrderAddress.module.scss'

interface OrderAddressProps {
  address: NonNullable<Order['address']>
  /** While it has not been sent. */
  onChange: (() => void) | undefined
}

export function OrderAddress({ address, onChange }: OrderAddressProps) {
  const { name, phone, province, city, district, detail } = address
  return (
    <Card>
      <View className={styles.row}>
        <Icon name="pin" tone="filled" />
        <View className={styles.words}>
          <View className={styles.who}>{`${name}　${phone}`}</View>
          <View className={styles.where}>{`${province}${city}${district}${detail}`}</View>
        </View>
        {onChange && (
          <Button kind="soft" shape="pill" label="改收货地址" onPress={onChange}>
            改地址
          </Button>
        )}
      </View>
    </Card>
  )
}
