import type { Out } from '@contract/api'
import { Card } from '@/ui/card/Card'
import { Chart } from '@/ui/chart/Chart'
import { hourSpans } from './hourSpans'

interface BusyProps {
  hours: Out<'/tp5/api/Franchise/machineStatistics'>['list']
}

/** When it is worth having everything filled up. */
export const Busy = ({ hours }: BusyProps) => (
  <Card>
    <Chart title="几点最忙" unit=" 件" data={{ kind: 'bar', points: hourSpans(hours) }} />
  </Card>
)
