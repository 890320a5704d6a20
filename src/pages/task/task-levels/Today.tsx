import type { Out } from '@contract/api'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'

/** What I earned today, and what still waits. */
export function Today({ info }: { info: Out<'/tp5/api/AdTask/baseInfo'> }) {
  const { today_cents, today_points, today, open, doing, to_receive } = info
  return (
    <Card>
      <SectionHead title="今天到手" more="明细" onMore={() => void go('taskLog')} />
      <Text size="xl" strong tone="gold">
        {today_cents > 0
          ? `${grouped(today_points)} 积分 · ${money(today_cents)}`
          : `${grouped(today_points)} 积分`}
      </Text>
      <Facts
        facts={[
          { name: '今天做完', value: `${today} 件` },
          { name: '正在做', value: `${doing} 件` },
          { name: '等您领取', value: `${to_receive} 件`, strong: to_receive > 0 },
          { name: '还能做', value: `${open} 个活动` },
        ]}
      />
    </Card>
  )
}
