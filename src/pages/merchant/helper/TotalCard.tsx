import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { sumWords } from '@/parts/merchant/shop'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'

/** How many there are, what they redeemed, and what waits for the desk. */
export const TotalCard = ({ total }: { total: Out<'/tp5/api/BusinessHelper/total'> }) => (
  <Card>
    <Facts
      facts={[
        { name: '入驻的店', value: `${total.shops} 家，${total.owned} 家有店主`, strong: true },
        { name: '暂停营业', value: `${total.resting} 家` },
        { name: '等审核', value: `${total.waiting} 个申请` },
        { name: `${total.month} 核销`, value: sumWords(total) },
        { name: '上次结算', value: money(total.settled) },
        ...total.kinds
          .filter(({ shops }) => shops > 0)
          .map(({ text, shops }) => ({ name: text, value: `${shops} 家` })),
      ]}
    />
  </Card>
)
