import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'

/** What holds for the exchange and for what it gives, a numbered sentence each. */
export function GoodsRules({ goods }: { goods: GoodsDetail }) {
  const said = [...goods.rules, ...goods.notice.split('\n')].filter(Boolean)
  if (said.length === 0) return null
  return (
    <View>
      <SectionHead title="兑换须知" />
      <NumberedLines lines={said} />
    </View>
  )
}
