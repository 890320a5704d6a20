import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { CopyRow } from '@/parts/order/CopyRow'
import { ring } from '@/platform/ring'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './ParcelHead.module.scss'

interface ParcelHeadProps {
  parcel: Out<'/tp5/api/ExchangeOrder/logisticsInfo'>
}

/** How the parcel stands, who carries it, and the number to ask for it by. */
export function ParcelHead({ parcel }: ParcelHeadProps) {
  const { state_text, carrier, carrier_phone, tracking_no } = parcel
  const ask = (
    <Button
      kind="soft"
      shape="pill"
      icon="phone"
      label={`打电话给${carrier}`}
      onPress={() => void ring(carrier_phone, '快递电话')}
    >
      打电话
    </Button>
  )
  return (
    <Card>
      <View className={styles.head}>
        <Media wrap start={<Icon name="truck" tone="entry" size="xl" />} end={ask}>
          <Text size="lg" strong heading={2}>
            {state_text}
          </Text>
          <Text size="sm" tone="ink2">
            {carrier}
          </Text>
        </Media>
      </View>
      <CopyRow name="运单号" text={tracking_no} />
    </Card>
  )
}
