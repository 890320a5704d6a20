import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { ApplyForm } from './ApplyForm'
import { Standing } from './Standing'

/** A neighbour asks to run a machine that nobody runs, and reads what was decided. */
export default function IterApply() {
  const call = useRead('/tp5/api/Iter/application')
  const free = useRead('/tp5/api/Iter/machines')
  const { data } = call
  if (!data) return <UnloadedScreen route="iterApply" call={call} rows={4} />
  if (!free.data) return <UnloadedScreen route="iterApply" call={free} rows={4} />
  const { list } = free.data
  const mayApply = data.state !== 'waiting' && data.operator === 0 && data.identity === 1
  if (mayApply && list.length > 0) return <ApplyForm application={data} machines={list} />
  return (
    <Screen route="iterApply">
      <Standing application={data} />
    </Screen>
  )
}
