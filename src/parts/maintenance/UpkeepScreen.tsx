import type { ReactNode } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { type Unfinished, Unloaded } from '@/blocks/state/Unloaded'
import { StaffProof } from '@/parts/auth/StaffProof'
import { OutboxCard } from '@/parts/outbox/OutboxCard'
import { isRefusal } from '@/request/refusalCodes'
import type { RouteName } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'
import { NotMaintainer } from './NotMaintainer'

interface UpkeepScreenProps {
  route: RouteName
  title?: string
  /** What it cannot show anything without. */
  call: Unfinished
  action?: ReactNode
  children: ReactNode
}

/** A page for who sees to machines: what waits on the phone stands above, a proof is asked for where one is wanted. */
export function UpkeepScreen({ route, title, call, action, children }: UpkeepScreenProps) {
  const stranger = !call.data && isRefusal(call.error, 'forbidden')
  return (
    <Screen
      route={route}
      {...(title && { title })}
      {...(call.data !== undefined && action && { action })}
    >
      {stranger ? (
        <NotMaintainer />
      ) : (
        <Stack inset>
          <OutboxCard />
          <Unloaded call={call} outline={5} />
          {call.data !== undefined && children}
        </Stack>
      )}
      <StaffProof />
    </Screen>
  )
}
