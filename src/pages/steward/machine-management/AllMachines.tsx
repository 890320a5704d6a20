import { PagedList } from '@/blocks/list/PagedList'
import { usePaged } from '@/cache/usePaged'
import { money } from '@/format/money'
import { useKept } from '@/navigation/useKept'
import { MachineSearch } from '@/parts/machine/MachineSearch'
import { MachineCard } from '@/parts/steward/MachineCard'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** How each stands and what it sold this month. */
export function AllMachines() {
  const [keyword, setKeyword] = useKept('keyword', '')
  const paged = usePaged('/tp5/api/Housekeep/machines', keyword === '' ? {} : { keyword })
  const none = keyword === '' ? '您管的村里还没有机器' : '换个词再找找'
  return (
    <StaffScreen route="machineManagement" needs={paged}>
      <PagedList
        paged={paged}
        header={
          <Stack inset>
            <MachineSearch keyword={keyword} onSearch={setKeyword} />
          </Stack>
        }
        skeleton={<RowsSkeleton />}
        empty={<Empty text={none} />}
      >
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>
              {(machine) => (
                <MachineCard
                  key={machine.machine_id}
                  machine={machine}
                  sold={`本月 ${money(machine.month.money)}`}
                />
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
