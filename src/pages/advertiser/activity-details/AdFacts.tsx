import { money } from '@/format/money'
import type { Ad } from '@/parts/advertiser/ads'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What was written of it. */
export function AdFacts({ ad }: { ad: Ad }) {
  const { about, audience, day_budget, reserved, spent_today, days_left, starts_on, ends_on } = ad
  return (
    <Card>
      <SectionHead title="怎么投" />
      <Stack>
        <Text size="sm" tone="ink2">
          {about}
        </Text>
        <Facts
          facts={[
            { name: '给谁看', value: audience.text },
            { name: '时间', value: `${starts_on} 到 ${ends_on}` },
            { name: '每天上限', value: money(day_budget) },
            { name: '今天用了', value: money(spent_today) },
            ...(reserved > 0 ? [{ name: '正在做的占住', value: money(reserved) }] : []),
            ...(days_left !== null ? [{ name: '照这速度', value: `还够 ${days_left} 天` }] : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
