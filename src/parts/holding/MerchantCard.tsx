import { View } from '@tarojs/components'
import type { Holding } from '@/parts/holding/holding'
import { callNumber } from '@/platform/callNumber'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './MerchantCard.module.scss'

type Merchant = NonNullable<Holding['merchant']>

async function call(phone: string): Promise<void> {
  if (!(await callNumber(phone))) toast(`商家电话 ${phone}`)
}

async function copyAddress(address: string): Promise<void> {
  toast((await copyText(address)) ? '地址已复制，可以粘贴到地图里' : '没有复制成功，请长按地址复制')
}

/** Where it is used, and how to ask there. */
export function MerchantCard({ merchant: { name, address, phone } }: { merchant: Merchant }) {
  const ways = (
    <>
      <IconButton
        icon="copy"
        tone="brand"
        label="复制商家地址"
        onPress={() => void copyAddress(address)}
      />
      {phone && (
        <IconButton
          icon="phone"
          tone="brand"
          label={`打电话给${name}`}
          onPress={() => void call(phone)}
        />
      )}
    </>
  )
  return (
    <Card bare>
      <View className={styles.merchant}>
        <Media end={ways}>
          <Text strong>{name}</Text>
          <Text size="sm" tone="ink3">
            {address}
          </Text>
        </Media>
      </View>
    </Card>
  )
}
