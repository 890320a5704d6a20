import type { Out } from '@contract/api'
import { amount } from '@/format/amount'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Price } from '@/ui/price/Price'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

export type Info = Out<'/tp5/api/InviteReward/info'>

export const totalOf = ({ settled, waiting }: Info): number => settled + waiting

/** All that they brought, what of it is sure, and from how many people. */
export function Totals({ info }: { info: Info }) {
  const { settled, waiting, taken_back, tiers } = info
  const [first, second] = tiers
  const total = totalOf(info)
  return (
    <Card>
      <SectionHead title="一共得了" more="奖励明细" onMore={() => void go('multilevelLog')} />
      <Stack gap="s2">
        {total > 0 ? <Price cents={total} size="l" /> : <Text size="xl">{money(0)}</Text>}
        <Facts
          facts={[
            { name: '已结算', value: money(settled) },
            { name: '待结算', value: money(waiting) },
            ...(taken_back > 0 ? [{ name: '另有收回的', value: money(taken_back) }] : []),
            {
              name: '邻居',
              value: `一层 ${amount(first?.people ?? 0)} 人，二层 ${amount(second?.people ?? 0)} 人`,
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
