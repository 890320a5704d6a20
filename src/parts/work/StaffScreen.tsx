import type { ReactNode } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { StaffProof } from '@/parts/auth/StaffProof'
import { isRefusal } from '@/request/refusalCodes'
import { roleOf } from '@/routes/match'
import type { Role, RouteName, StaffRoute } from '@/routes/route'
import { NotFor } from './NotFor'

/** The route table says whose page it is; `role` does where that is so of one view of it alone. */
export type Staffed = { route: StaffRoute; role?: undefined } | { route: RouteName; role: Role }

type StaffScreenProps = Staffed & {
  title?: string
  /** What the page is made of: who may not ask for it may not see the page. */
  needs?: { error: unknown }
  action?: ReactNode
  children: ReactNode
}

/** A page for people of a role: others read whose it is, and a proof is asked for where a call wants one. */
export function StaffScreen({ title, needs, action, children, ...staffed }: StaffScreenProps) {
  const role = staffed.role === undefined ? roleOf(staffed.route) : staffed.role
  const refused = isRefusal(needs?.error, 'forbidden')
  return (
    <Screen route={staffed.route} title={title} action={!refused && action}>
      {refused ? <NotFor role={role} /> : children}
      <StaffProof />
    </Screen>
  )
}
