import { useState } from 'react'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { type ChosenMachine, MyMachineField } from '@/parts/iter/MyMachineField'
import { type Choice, Tabs } from '@/ui/tabs/Tabs'
import { Failures } from './Failures'
import { Refunds } from './Refunds'

type View = 'open' | 'seen' | 'refunded'

const isView = (value: string | undefined): value is View =>
  value === 'open' || value === 'seen' || value === 'refunded'

/** What my machines did not give, and what went back of what they sold. */
export default function FailOrder() {
  const params = useRoute('failOrder')
  const [view, setView] = useKept<View>('view', isView(params.view) ? params.view : 'open')
  const [machine, setMachine] = useKept<ChosenMachine>('machine', {})
  const [open, setOpen] = useState<number>()
  const views: readonly Choice<View>[] = [
    { value: 'open', text: open ? `待处理 ${open}` : '待处理' },
    { value: 'seen', text: '已处理' },
    { value: 'refunded', text: '已退款' },
  ]
  const head = (
    <>
      <Tabs label="看哪些订单" choices={views} value={view} onChoose={setView} />
      <MyMachineField machine={machine} onChange={setMachine} />
    </>
  )
  return view === 'refunded' ? (
    <Refunds head={head} machine={machine} />
  ) : (
    <Failures head={head} machine={machine} open={view === 'open'} onOpen={setOpen} />
  )
}
