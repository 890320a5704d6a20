import { View } from '@tarojs/components'
import type { Holding } from '@/parts/holding/holding'
import { ring } from '@/platform/ring'
import { wayThere } from '@/platform/wayThere'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './MerchantCard.module.scss'

type Merchant = NonNullable<Holding['merchant']>

/** Where it is used, and how to ask there. */
export function MerchantCard({ merchant }: { merchant: Merchant }) {
  const { name, address, phone, latitude, longitude } = merchant
  const ways = (
    <>
      <IconButton
        icon="pin"
        tone="brand"
        label={`去${name}怎么走`}
        onPress={() => void wayThere({ latitude, longitude, name, address })}
      />
      {phone && (
        <IconButton
          icon="phone"
          tone="brand"
          label={`打电话给${name}`}
          onPress={() => void ring(phone, '商家电话')}
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
