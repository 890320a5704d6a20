import type { ReactNode } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import type { Submit } from '@/request/useSubmit'
import type { StaffRoute } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { StaffScreen } from './StaffScreen'

interface StaffFormPageProps {
  route: StaffRoute
  title?: string
  submitText: string
  act: Submit<[], unknown>
  children: ReactNode
}

/** What people of a role fill in, one below the other, with one button in thumb reach. */
export function StaffFormPage({ route, title, submitText, act, children }: StaffFormPageProps) {
  const action = (
    <Foot>
      <CallError error={act.error} />
      <Button shape="full" busy={act.busy} onPress={() => void act.submit()}>
        {submitText}
      </Button>
    </Foot>
  )
  return (
    <StaffScreen route={route} title={title} action={action}>
      <Stack inset>{children}</Stack>
    </StaffScreen>
  )
}
