import { View } from '@tarojs/components'
import { follow } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import type { Campaign } from '../campaign'
import styles from './receipt.module.scss'

/** What I have received here already. */
export function MyReceipts({ campaign: { receipts } }: { campaign: Campaign }) {
  if (receipts.length === 0) return null
  return (
    <Card bare>
      <View className={styles.head}>
        <SectionHead title="我领到的" />
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
    </Card>
  )
}
