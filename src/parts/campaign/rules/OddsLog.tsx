import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { fullTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { share } from '../prizes/prizeWords'

type Odds = Out<'/tp5/api/Campaign/rule'>['odds']

/** All that was published of the odds, the newest first. */
export function OddsLog({ odds }: { odds: Odds }) {
  if (odds.length === 0) return null
  return (
    <Stack inset gap="s2">
      <SectionHead title="概率公布记录" />
      {odds.map(({ version, published_at, why, shares }, at) => (
        <Card key={version}>
          <Text strong>{`第 ${version} 版${at === 0 ? '，现在用的' : ''}`}</Text>
          <Text size="sm" tone="ink3">
            {`${fullTime(new Date(published_at))} 公布`}
          </Text>
          <Text size="sm" tone="ink2">
            {why}
          </Text>
          <View>
            <Facts facts={shares.map(({ name, odds: each }) => ({ name, value: share(each) }))} />
          </View>
        </Card>
      ))}
    </Stack>
  )
}
