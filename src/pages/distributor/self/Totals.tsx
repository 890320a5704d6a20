import type { Out } from '@contract/api'
import { amount } from '@/format/amount'
import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Price } from '@/ui/price/Price'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

export type Total = Out<'/tp5/api/RecruitDistributor/total'>

/** All that it brought, what of it is sure, and how many came. */
export function Totals({ total }: { total: Total }) {
  const { people, second_people, today, settled, waiting, taken_back } = total
  const all = settled + waiting
  return (
    <Card>
      <SectionHead title="一共得了" />
      <Stack gap="s2">
        {all > 0 ? <Price cents={all} size="l" /> : <Text size="xl">{money(0)}</Text>}
        <Facts
          facts={[
            { name: '已结算', value: money(settled) },
            { name: '待结算', value: money(waiting) },
            ...(taken_back > 0 ? [{ name: '另有收回的', value: money(taken_back) }] : []),
            {
              name: '招来的邻居',
              value: `${amount(people)} 人${today > 0 ? `，今天 ${amount(today)} 人` : ''}`,
            },
            { name: '他们招来的', value: `${amount(second_people)} 人` },
          ]}
        />
      </Stack>
    </Card>
  )
}
