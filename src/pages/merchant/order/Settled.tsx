import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { sumWords } from '@/parts/merchant/shop'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'

interface SettledProps {
  months: Out<'/tp5/api/VillageEnter/settlements'>['list']
}

/** The months that were paid, for who keeps the shop. */
export function Settled({ months }: SettledProps) {
  if (months.length === 0) return null
  return (
    <Card>
      <SectionHead title="已结算" more="收入账本" onMore={() => void go('incomeList')} />
      <Facts facts={months.map((one) => ({ name: one.month, value: sumWords(one) }))} />
    </Card>
  )
}
