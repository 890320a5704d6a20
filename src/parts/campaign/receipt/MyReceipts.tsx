import { View } from '@tarojs/components'
import { follow, go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import type { Campaign } from '../campaign'
import styles from './receipt.module.scss'

/** What I have received here already, and what I have ordered. */
export function MyReceipts({ campaign: { key, receipts, orders } }: { campaign: Campaign }) {
  if (receipts.length + orders === 0) return null
  return (
    <Card bare>
      <View className={styles.head}>
        <SectionHead
          title={receipts.length > 0 ? '我领到的' : '我买的'}
          more="全部活动"
          onMore={() => void go('received')}
        />
      </View>
      {receipts.map(({ receipt_id, name, state_text, success }) => (
        <Cell
          key={receipt_id}
          icon="gift"
          title={name}
          value={state_text}
          onPress={() => void follow(`${success}?receipt_id=${receipt_id}`)}
        />
      ))}
      {orders > 0 && (
        <Cell
          icon="doc"
          title="活动订单"
          value={`${orders} 个`}
          onPress={() => void go('campaignOrders', { key })}
        />
      )}
    </Card>
  )
}
