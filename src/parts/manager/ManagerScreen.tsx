import type { ReactNode } from 'react'
import { type Unfinished, Unloaded } from '@/blocks/state/Unloaded'
import { StaffScreen } from '@/parts/work/StaffScreen'
import type { StaffRoute } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'

interface ManagerScreenProps {
  route: StaffRoute
  title?: string
  /** What it cannot show anything without. */
  call: Unfinished
  /** Stays while other days are asked for. */
  head?: ReactNode
  children: ReactNode
}

/** A page for who owns a part of machines. */
export function ManagerScreen({ route, title, call, head, children }: ManagerScreenProps) {
  return (
    <StaffScreen route={route} title={title} needs={call}>
      <Stack inset>
        {head}
        <Unloaded call={call} outline={4} />
        {call.data !== undefined && children}
      </Stack>
    </StaffScreen>
  )
}
