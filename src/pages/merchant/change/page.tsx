import { useRead } from '@/cache/useRead'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Asked } from './Asked'
import { ChangeForm } from './ChangeForm'

/** Another name, another address: the house looks at it first, as when the shop joined. */
export default function MerchantChange() {
  const call = useRead('/tp5/api/VillageEnter/shop')
  if (!call.data) return <UnloadedStaffScreen route="merchantChange" call={call} rows={4} />
  const { change, owner } = call.data
  if (!owner)
    return (
      <StaffScreen route="merchantChange">
        <Stack inset>
          <Empty title="店名和地址由店主来改" text="要改请找店主" />
        </Stack>
      </StaffScreen>
    )
  if (change?.state === 'asked') return <Asked change={change} />
  return <ChangeForm shop={call.data} />
}
