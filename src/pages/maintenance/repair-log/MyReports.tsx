import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { FaultCard } from '@/parts/maintenance/FaultCard'
import type { WitnessedFault } from '@/parts/maintenance/fault'
import { randomUuid } from '@/platform/uuid'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** What I have reported, and what is wrong with what I run: whether it works again I say. */
export function MyReports() {
  const paged = usePaged('/tp5/api/OperationFault/mine', {})
  const empty = <Empty title="还没有报修" text="机器有问题，到机器前打开它的页面就能报" />
  return (
    <Screen route="repairLog">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            {rows.map((fault) => (
              <Report key={fault.fault_id} fault={fault} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}

const told = { 1: '谢谢您告诉我们', 0: '知道了，会再派师傅来' } as const

function Report({ fault }: { fault: WitnessedFault }) {
  const { fault_id, actions, machine_name } = fault
  const saying = useSubmit(async (works: 0 | 1) => {
    try {
      const work_id = randomUuid()
      await api.post('/tp5/api/OperationFault/confirm', { fault_id, works, work_id })
      toast(told[works])
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  })
  return (
    <FaultCard fault={fault} now={new Date()}>
      {actions.includes('reopen') && (
        <Button
          kind="outline"
          shape="pill"
          busy={saying.busy}
          label={`${machine_name}还是不行`}
          onPress={() => void saying.submit(0)}
        >
          还是不行
        </Button>
      )}
      {actions.includes('confirm') && (
        <Button
          shape="pill"
          busy={saying.busy}
          label={`确认${machine_name}修好了`}
          onPress={() => void saying.submit(1)}
        >
          修好了
        </Button>
      )}
    </FaultCard>
  )
}
