import { allOf } from '@/cache/allOf'
import { useRead } from '@/cache/useRead'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { RangeBar } from '@/parts/manager/RangeBar'
import { SaveTable } from '@/parts/manager/SaveTable'
import { useSpan } from '@/parts/manager/useSpan'
import { Busy } from './Busy'
import { Income } from './Income'
import { Machines } from './Machines'
import { Ways } from './Ways'

/** What my machines take in the chosen days: in all, which of them, when, and where to look closer. */
export default function MineRevenue() {
  const { range, setRange, span } = useSpan()
  const income = useRead('/tp5/api/Franchise/incomeStatistics', span)
  const ratio = useRead('/tp5/api/Machine/incomeRatio', span)
  const hours = useRead('/tp5/api/Franchise/machineStatistics', { by: 'hour', ...span })
  const whole = useRead('/tp5/api/Machine/synthesizeIncome')
  return (
    <ManagerScreen
      route="mineRevenue"
      call={allOf(income, ratio, hours, whole)}
      head={<RangeBar range={range} onRange={setRange} />}
    >
      {income.data && <Income income={income.data} whole={whole.data} />}
      {ratio.data && <Machines ratio={ratio.data} />}
      {hours.data && hours.data.list.length > 0 && <Busy hours={hours.data.list} />}
      <Ways balance={whole.data?.balance} />
      <SaveTable key={`${span.start_time} ${span.end_time}`} asked={span} />
    </ManagerScreen>
  )
}
