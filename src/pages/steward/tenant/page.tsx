import { PagedList } from '@/blocks/list/PagedList'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { ResidentRow } from '@/parts/steward/ResidentRow'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'

/** Who belongs to my villages, by masked names. */
export default function Tenant() {
  const [village, setVillage] = useKept('village', '')
  const paged = usePaged('/tp5/api/Housekeep/userLists', village === '' ? {} : { village })
  const statistics = useRead('/tp5/api/Housekeep/machineStatistical')
  const now = useLast(statistics.data)
  if (!now) return <UnloadedStaffScreen route="tenant" call={statistics} rows={5} />
  const { villages } = now
  const number = villages.find((one) => one.village === village) ?? now
  const header = (
    <Stack inset>
      <Card bare>
        <Cell
          icon="user"
          title="等我确认的"
          value={`${now.asked} 位`}
          onPress={() => void go('userAuthList')}
        />
        <Cell icon="home" title="已确认的住户" value={`${number.residents} 位`} />
      </Card>
      {villages.length > 1 && (
        <Tabs
          look="chips"
          flush
          label="哪个村"
          choices={[
            { value: '', text: '全部' },
            ...villages.map((one) => ({ value: one.village, text: one.village })),
          ]}
          value={village}
          onChoose={setVillage}
        />
      )}
    </Stack>
  )
  return (
    <StaffScreen route="tenant" needs={paged}>
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton />}
        empty={<Empty title="还没有确认过的住户" text="有人申请加入，确认以后出现在这里" />}
      >
        {(residents) => (
          <Stack>
            <Chunked rows={residents}>
              {(resident) => <ResidentRow key={resident.member_id} resident={resident} />}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
