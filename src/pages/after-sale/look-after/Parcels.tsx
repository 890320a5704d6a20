import { View } from '@tarojs/components'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { courseOf } from '@/parts/after-sale/events'
import { CopyRow } from '@/parts/order/CopyRow'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Text } from '@/ui/text/Text'
import { Timeline } from '@/ui/timeline/Timeline'
import styles from './Parcels.module.scss'

const goesHome: readonly AfterSale['state'][] = ['toOwner', 'withOwner']
const onTheWay: readonly AfterSale['state'][] = ['resent', 'toOwner']

/** Where the goods go back to, how they go, and where the other ones are. */
export function Parcels({ afterSale }: { afterSale: AfterSale }) {
  const { return_to, sent_back, parcel, state } = afterSale
  const address = return_to && `${return_to.name} ${return_to.phone} ${return_to.address}`
  return (
    <>
      {parcel && (
        <Card>
          <Text
            strong
          >{`${goesHome.includes(state) ? '寄还的商品' : '新商品'} · ${parcel.state_text}`}</Text>
          <CopyRow name="运单号" text={parcel.tracking_no} />
          {onTheWay.includes(state) && (
            <View className={styles.course}>
              <Timeline events={courseOf(parcel)} />
            </View>
          )}
        </Card>
      )}
      {return_to && address && (
        <Card>
          <Text strong>把商品寄到这里</Text>
          <CopyRow name="收件地址" text={address} />
          <Text size="sm" tone="ink3">
            包裹里放一张写有售后单号的纸条，验收更快
          </Text>
        </Card>
      )}
      {sent_back && !parcel && state !== 'refunded' && (
        <Card>
          <Text strong>寄回的包裹</Text>
          <Facts facts={[{ name: '快递公司', value: sent_back.carrier }]} />
          <CopyRow name="快递单号" text={sent_back.tracking_no} />
        </Card>
      )}
    </>
  )
}
