import { View } from '@tarojs/components'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { Files } from '@/parts/after-sale/Files'
import { asOrdered, sumWords } from '@/parts/after-sale/sum'
import { proofs } from '@/parts/after-sale/useFiles'
import { CopyRow } from '@/parts/order/CopyRow'
import { openOrder } from '@/parts/order/openOrder'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { again } from './again'
import styles from './WhatAbout.module.scss'

/** What was applied for: goods, kind, sum, reason, and what it looked like. */
export function WhatAbout({ afterSale }: { afterSale: AfterSale }) {
  const { kind, kind_text, reason, description, freight, created_at, after_sale_no } = afterSale
  const facts = [
    { name: '售后类型', value: kind_text },
    ...(kind === 'exchange' ? [] : [{ name: '退款', value: sumWords(afterSale), strong: true }]),
    { name: '原因', value: reason },
    ...(description ? [{ name: '说明', value: description }] : []),
    ...(freight ? [{ name: '寄回运费', value: freight.text }] : []),
    ...(freight?.laid_out ? [{ name: '您垫付了', value: money(freight.laid_out) }] : []),
  ]
  return (
    <Card>
      <Pressable role="link" className={styles.goods} onPress={() => void openOrder(afterSale)}>
        <OrderedThing thing={asOrdered(afterSale)} />
      </Pressable>
      <View className={styles.facts}>
        <Facts facts={facts} />
        <Files told={afterSale} of={proofs} again={again(afterSale)} />
      </View>
      <View className={styles.facts}>
        <CopyRow name="售后单号" text={after_sale_no} />
        <Facts facts={[{ name: '申请时间', value: fullTime(new Date(created_at)) }]} />
      </View>
    </Card>
  )
}
