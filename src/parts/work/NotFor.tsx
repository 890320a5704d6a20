import { WrongAccount } from '@/parts/account/WrongAccount'
import type { Role } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { locked } from '@/ui/illustrations/occasions/locked'
import { Message } from '@/ui/state/Message'
import { roles } from './roles'

interface NotForProps {
  role: Role
  /** Where that is not where people of this role begin. */
  onSignedOut?: () => void
}

/** Signed in, but not as one of those the page is for: who they are, and how to become one. */
export function NotFor({ role, onSignedOut }: NotForProps) {
  const { title, text, become, begin } = roles[role]
  if (!become)
    return (
      <WrongAccount title={title} text={text} onSignedOut={onSignedOut ?? (() => void begin())} />
    )
  return (
    <Message scene={locked} title={title} text={text}>
      <Button onPress={() => void become.ask()}>{become.text}</Button>
    </Message>
  )
}
