import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import type { PlanSummary } from '@/parts/health/plan/plan'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { drawnOf, unitOf } from './drawn'

/** What was done so far, and each measure before and since: in a sentence, in lines, as a picture. */
export function SummaryCard({ planId }: { planId: number }) {
  const call = useRead('/tp5/api/ExchangeShop/UserHealthPlan/planSummary', { plan_id: planId })
  const { data } = call
  if (!data) return <Unloaded call={call} outline={3} />
  return (
    <>
      <Card>
        <Stack gap="s2">
          <Text strong heading={2}>
            {`小结：${data.sentence}`}
          </Text>
          <Facts
            facts={[
              { name: '全做了的', value: `${data.whole_days} 天` },
              { name: '开始前', value: data.before_text },
              { name: '开始后', value: data.after_text },
            ]}
          />
          <Text size="sm" tone="ink2">
            前后的数字放在一起给您看，变了也不一定是因为计划。
          </Text>
        </Stack>
      </Card>
      {data.compared.map((one) => (
        <Compared key={one.measure} one={one} days={data.days} />
      ))}
    </>
  )
}

interface ComparedProps {
  one: PlanSummary['compared'][number]
  days: number
}

const known = (text: string) => (text === '' ? '没有记录' : text)

function Compared({ one, days }: ComparedProps) {
  const { name, part_name: part, sentence } = one
  return (
    <Card>
      <Stack gap="s2">
        <Text strong heading={2}>
          {sentence}
        </Text>
        <Facts
          facts={[
            { name: '开始前平均', value: known(one.before_text) },
            { name: '开始前有记录', value: `${days} 天里 ${one.before_days} 天` },
            { name: '开始后平均', value: known(one.after_text) },
            { name: '开始后有记录', value: `${days} 天里 ${one.after_days} 天` },
          ]}
        />
        {one.after_days > 0 && (
          <Chart
            title={`${part === '' ? name : `${name}的${part}`}，开始后每天`}
            unit={unitOf(one)}
            data={drawnOf(one)}
          />
        )}
      </Stack>
    </Card>
  )
}
