import { type Fatigue, sourceWords } from '@/parts/health/guard/guard'
import { Standing } from '@/parts/health/Standing'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import type { Gap, Point } from '@/ui/chart/chartData'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Line = Fatigue['lines'][number]

/** Minutes are drawn as hours. */
const drawn = ({ unit, points }: Line): (Point | Gap)[] =>
  points.map(({ label, value }): Point | Gap => {
    if (value === null) return { label, gap: true }
    return { label, value: unit === '分钟' ? Math.round(value / 6) / 10 : value }
  })

/** One of the three: said, listed day by day, drawn, and by which rule. */
export function FatigueLine({ line, title }: { line: Line; title: string }) {
  const { name, average, usual, unit, standing_text: standing, points, rule } = line
  return (
    <Card>
      <Stack>
        <SectionHead title={name} />
        <Text strong>{average === '' ? '这 7 天没有记录' : `7 天平均 ${average}`}</Text>
        {usual !== '' && <Text>{usual}</Text>}
        <Standing text={standing} />
        <Facts
          facts={points.map((point) => ({ name: point.name, value: point.text || '没有记录' }))}
        />
        {average !== '' && (
          <Chart
            title={`${name}，${title}`}
            unit={unit === '分钟' ? ' 小时' : ` ${unit}`}
            data={{ kind: line.part === 'steps' ? 'bar' : 'line', points: drawn(line) }}
          />
        )}
        <Text size="sm" tone="ink2">
          {`怎么看：${rule}`}
        </Text>
        <Text size="sm" tone="ink2">
          {`来源：${sourceWords(line)}`}
        </Text>
      </Stack>
    </Card>
  )
}
