import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { type ChosenMachine, MyMachineField } from '@/parts/iter/MyMachineField'
import { RangeBar } from '@/parts/manager/RangeBar'
import { useSpan } from '@/parts/manager/useSpan'
import { type Choice, Tabs } from '@/ui/tabs/Tabs'
import { Report } from './Report'
import { Sales } from './Sales'

type View = 'sales' | 'report'

const views: readonly Choice<View>[] = [
  { value: 'sales', text: '流水' },
  { value: 'report', text: '运营报表' },
]

/** What was sold at my machines, one by one, and how they ran in the same days. */
export default function SoldNote() {
  const params = useRoute('soldNote')
  const { range, setRange, span } = useSpan()
  const [view, setView] = useKept<View>('view', params.view === 'report' ? 'report' : 'sales')
  const [machine, setMachine] = useKept<ChosenMachine>(
    'machine',
    params.machine_id ? { machine_id: Number(params.machine_id) } : {},
  )
  const [title, setTitle] = useKept<string>('title', '')
  const head = (
    <>
      <Tabs label="看什么" choices={views} value={view} onChoose={setView} />
      <RangeBar range={range} onRange={setRange} />
      <MyMachineField machine={machine} onChange={setMachine} />
    </>
  )
  const asked = { ...span, ...machine }
  if (view === 'sales')
    return <Sales head={head} asked={asked} title={title} onAll={() => setTitle('')} />
  const only = (goods: string) => {
    setTitle(goods)
    setView('sales')
  }
  return <Report head={head} asked={asked} onMachine={setMachine} onGoods={only} />
}
