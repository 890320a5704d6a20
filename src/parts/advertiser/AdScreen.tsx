import type { ReactNode } from 'react'
import { type Unfinished, Unloaded } from '@/blocks/state/Unloaded'
import { StaffScreen } from '@/parts/work/StaffScreen'
import type { StaffRoute } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'

interface AdScreenProps {
  route: StaffRoute
  title?: string
  /** What it cannot show anything without. */
  call: Unfinished
  rows?: number
  action?: ReactNode
  children: ReactNode
}

/** A page for who speaks for a company that advertises. */
export function AdScreen({ route, title, call, rows = 4, action, children }: AdScreenProps) {
  return (
    <StaffScreen
      route={route}
      title={title}
      needs={call}
      action={call.data !== undefined && action}
    >
      <Stack inset>
        <Unloaded call={call} outline={rows} />
        {call.data !== undefined && children}
      </Stack>
    </StaffScreen>
  )
}
