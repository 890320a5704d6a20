import type { Out } from '@contract/api'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { grouped } from '@/format/amount'
import { go } from '@/navigation/go'
import { DaysCard } from '@/parts/advertiser/DaysCard'
import { NewAdBar } from '@/parts/advertiser/NewAdBar'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Me = Out<'/tp5/api/Advertiser/detail'>

const countOf = ({ campaigns }: Me, ...states: readonly string[]) =>
  campaigns
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { number }) => sum + number, 0)

/** What is left, how today goes, and the ways to everything else. */
export function Dashboard({ me }: { me: Me }) {
  const report = useRead('/tp5/api/Advertiser/report', {})
  const { company, purse, budgets, today } = me
  return (
    <StaffScreen route="advertisersBackground" role="advertiser" action={<NewAdBar />}>
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Text size="sm" tone="ink2">
              {company}
            </Text>
            <Row justify="between" wrap="close">
              <Text size="xl" strong>
                {money(purse)}
              </Text>
              <Button kind="soft" shape="pill" onPress={() => void go('advertiserswallet')}>
                充值
              </Button>
            </Row>
            <Text size="sm" tone="ink3">
              {`钱包余额 · 投放中还有 ${money(budgets)}`}
            </Text>
          </Stack>
        </Card>
        <Card>
          <SectionHead title="今天" />
          <Facts
            facts={[
              { name: '出现', value: `${grouped(today.exposure)} 次` },
              { name: '完成', value: `${grouped(today.completed)} 次` },
              { name: '花费', value: money(today.cents), strong: true },
            ]}
          />
        </Card>
        <SectionHead title="近 7 天" />
        {/* as long as what comes, so that nothing below is seen to move */}
        <Unloaded call={report} outline={8} />
        {report.data && <DaysCard days={report.data.days} total={report.data.total} />}
        <Card bare>
          <Cell
            icon="store"
            title="我的投放"
            value={`投放中 ${countOf(me, 'live')} · 待处理 ${countOf(me, 'draft', 'refused', 'paused')}`}
            onPress={() => void go('advertisingActivity')}
          />
          <Cell icon="user" title="谁做了任务" onPress={() => void go('advertisersAlluser')} />
          <Cell icon="wallet" title="广告钱包" onPress={() => void go('advertiserswallet')} />
          <Cell icon="doc" title="广告账单" onPress={() => void go('advertisersbill')} />
          <Cell icon="headset" title="投放帮助" onPress={() => void go('advertisingHelper')} />
        </Card>
      </Stack>
    </StaffScreen>
  )
}
