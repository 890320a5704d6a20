import type { Out } from '@contract/api'
import { amount } from '@/format/amount'
import { Facts } from '@/ui/facts/Facts'

type Report = Pick<
  Out<'/tp5/api/PushHelper/total'>,
  'scans' | 'given' | 'newcomers' | 'bag' | 'lost'
>

/** Who came, what was handed over, and what is left. */
export const ReportFacts = ({ report }: { report: Report }) => (
  <Facts
    facts={[
      { name: '扫码的邻居', value: `${amount(report.scans)} 位` },
      { name: '其中新邻居', value: `${amount(report.newcomers)} 位` },
      { name: '发出的礼物', value: `${amount(report.given)} 份` },
      { name: '包里还有', value: `${amount(report.bag)} 份` },
      ...(report.lost > 0 ? [{ name: '清点时少了', value: `${amount(report.lost)} 份` }] : []),
    ]}
  />
)
