import { useState } from 'react'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { Stack } from '@/ui/stack/Stack'
import { Tabs } from '@/ui/tabs/Tabs'
import { Text } from '@/ui/text/Text'
import type { MeasurePage, Report } from './health'
import { bandWords, chartOf, chartUnit } from './drawn'

interface ReportChartProps {
  report: Report
  chart: MeasurePage['chart']
}

/** The values as a picture; of several parts that are drawn apart, the chosen one. */
export function ReportChart({ report, chart }: ReportChartProps) {
  const { parts, name, title } = report
  const [chosen, setChosen] = useState(0)
  const isPair = chart === 'range'
  const nth = isPair || chosen >= parts.length ? 0 : chosen
  const part = parts[nth]
  if (!part) return null
  const words = bandWords(isPair ? parts : [part])
  return (
    <Card>
      <Stack>
        {!isPair && parts.length > 1 && (
          <Tabs
            label="看哪一项"
            look="chips"
            flush
            choices={parts.map((one, at) => ({ value: at, text: one.name }))}
            value={nth}
            onChoose={setChosen}
          />
        )}
        <Chart
          key={`${title} ${nth}`}
          title={`${isPair ? name : part.name}，${title}`}
          unit={chartUnit(part)}
          data={chartOf(report, chart, nth)}
        />
        {words !== '' && (
          <Text size="sm" tone="ink2">
            {words}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
