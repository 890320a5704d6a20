import { printPaper } from '@/platform/printing'
import { Button } from '@/ui/button/Button'
import type { MeasurePage, Report } from './health'
import { paperOf } from './paperOf'

interface PrintProps {
  report: Report
  chart: MeasurePage['chart']
  title: string
}

/** To take along; nothing where there is no printer. */
export const Print = ({ report, chart, title }: PrintProps) =>
  printPaper ? (
    <Button
      kind="outline"
      shape="full"
      icon="doc"
      onPress={() => printPaper?.(paperOf(report, chart, title))}
    >
      打印
    </Button>
  ) : null
