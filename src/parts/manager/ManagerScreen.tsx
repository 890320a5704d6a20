import type { ReactNode } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { type Unfinished, Unloaded } from '@/blocks/state/Unloaded'
import { StaffProof } from '@/parts/auth/StaffProof'
import { isRefusal } from '@/request/refusalCodes'
import type { RouteName } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'
import { NotOwner } from './NotOwner'

interface ManagerScreenProps {
  route: RouteName
  title?: string
  /** What it cannot show anything without. */
  call: Unfinished
  /** Stays while other days are asked for. */
  head?: ReactNode
  children: ReactNode
}

/** A page for who owns a part of machines: it asks for a proof where one is wanted. */
export function ManagerScreen({ route, title, call, head, children }: ManagerScreenProps) {
  const stranger = !call.data && isRefusal(call.error, 'forbidden')
  return (
    <Screen route={route} {...(title && { title })}>
      {stranger ? (
        <NotOwner />
      ) : (
        <Stack inset>
          {head}
          <Unloaded call={call} outline={4} />
          {call.data !== undefined && children}
        </Stack>
      )}
      <StaffProof />
    </Screen>
  )
}
