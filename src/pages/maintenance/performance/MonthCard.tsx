import type { Out } from '@contract/api'
import { Unloaded } from '@/blocks/state/Unloaded'
import type { Read } from '@/cache/useRead'
import { monthWords, rateWords } from '@/parts/maintenance/performance'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'

interface MonthCardProps {
  month: string
  call: Read<Out<'/tp5/api/operation/detail'>>
}

/** One month by kind of work, with what is in time of each. */
export function MonthCard({ month, call }: MonthCardProps) {
  const { data } = call
  if (!data) return <Unloaded call={call} outline={2} />
  return (
    <Card>
      <SectionHead title={`${monthWords(month)}按时 ${rateWords(data.rate)}`} />
      <Facts
        facts={data.kinds.map(({ title, done, on_time, rate }) => ({
          name: title,
          value: done > 0 ? `${on_time} / ${done}，${rateWords(rate)}` : '没有',
        }))}
      />
      {data.kinds.map(({ kind, title, rule }) => (
        <Text key={kind} size="xs" tone="ink3">
          {`${title}：${rule}`}
        </Text>
      ))}
    </Card>
  )
}
