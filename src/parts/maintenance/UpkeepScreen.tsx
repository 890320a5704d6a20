import type { ReactNode } from 'react'
import { type Unfinished, Unloaded } from '@/blocks/state/Unloaded'
import { OutboxCard } from '@/parts/outbox/OutboxCard'
import { StaffScreen } from '@/parts/work/StaffScreen'
import type { RouteName } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'

interface UpkeepScreenProps {
  route: RouteName
  title?: string
  /** What it cannot show anything without. */
  call: Unfinished
  action?: ReactNode
  children: ReactNode
}

/** A page for who sees to machines: what waits on the phone stands above. */
export function UpkeepScreen({ route, title, call, action, children }: UpkeepScreenProps) {
  return (
    <StaffScreen
      route={route}
      role="maintainer"
      title={title}
      needs={call}
      action={call.data !== undefined && action}
    >
      <Stack inset>
        <OutboxCard />
        <Unloaded call={call} outline={5} />
        {call.data !== undefined && children}
      </Stack>
    </StaffScreen>
  )
}
