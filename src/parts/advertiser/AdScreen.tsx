import type { ReactNode } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { type Unfinished, Unloaded } from '@/blocks/state/Unloaded'
import { StaffProof } from '@/parts/auth/StaffProof'
import { isRefusal } from '@/request/refusalCodes'
import type { RouteName } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'
import { NotAdvertiser } from './NotAdvertiser'

interface AdScreenProps {
  route: RouteName
  title?: string
  /** What it cannot show anything without. */
  call: Unfinished
  rows?: number
  action?: ReactNode
  children: ReactNode
}

/** A page for who speaks for a company that advertises: it asks for a proof where one is wanted. */
export function AdScreen({ route, title, call, rows = 4, action, children }: AdScreenProps) {
  const stranger = !call.data && isRefusal(call.error, 'forbidden')
  return (
    <Screen route={route} {...(title && { title })} {...(call.data && action ? { action } : {})}>
      {stranger ? (
        <NotAdvertiser />
      ) : (
        <Stack inset>
          <Unloaded call={call} outline={rows} />
          {call.data !== undefined && children}
        </Stack>
      )}
      <StaffProof />
    </Screen>
  )
}
