import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { useKept } from '@/navigation/useKept'
import { shortDay } from '@/parts/manager/sumsFacts'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'

type By = 'day' | 'week' | 'month'

const choices: readonly { value: By; text: string }[] = [
  { value: 'day', text: '按天' },
  { value: 'week', text: '按周' },
  { value: 'month', text: '按月' },
]

const spanWords = (from: string, to: string) =>
  from === to ? shortDay(from) : `${shortDay(from)}–${shortDay(to)}`

/** The same by day, week or month, beside what was sold. */
export function Periods() {
  const [by, setBy] = useKept<By>('by', 'week')
  const call = useRead('/tp5/api/Housekeep/periodEarnStatistical', { by })
  const { data } = call
  return (
    <Card>
      <Stack>
        <SectionHead title="一段一段看" />
        <Segmented label="怎么分" choices={choices} value={by} onChoose={setBy} />
        <Unloaded call={call} outline={4} />
        {data?.list.length === 0 && <Text tone="ink3">还没有记过收入，过一天再看</Text>}
        {data && (
          <Facts
            facts={data.list.map(({ from, to, money: sold, amount }) => ({
              name: spanWords(from, to),
              value: `${money(amount)}，卖出 ${money(sold)}`,
            }))}
          />
        )}
      </Stack>
    </Card>
  )
}
