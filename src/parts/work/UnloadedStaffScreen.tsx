import { Unloaded, type Unfinished } from '@/blocks/state/Unloaded'
import type { StaffRoute } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'
import { StaffScreen } from './StaffScreen'

interface UnloadedStaffScreenProps {
  route: StaffRoute
  call: Unfinished
  /** How many rows stand for what is to come. */
  rows: number
}

/** A page for people of a role that cannot show anything before its call has answered. */
export function UnloadedStaffScreen({ route, call, rows }: UnloadedStaffScreenProps) {
  return (
    <StaffScreen route={route} needs={call}>
      <Stack inset>
        <Unloaded call={call} outline={rows} />
      </Stack>
    </StaffScreen>
  )
}
