import type { ReactNode } from 'react'
import type { Submit } from '@/request/useSubmit'
import { Dialog } from '@/ui/dialog/Dialog'
import { CallError } from './CallError'

interface QuestionProps {
  open?: boolean
  title: string
  /** What happens, in words with an answer. */
  confirm: string
  cancel?: string
  /** It cannot be taken back. */
  danger?: boolean
  /** What a yes does; it stays open with why, where that came to nothing. */
  act: Submit<[], unknown>
  onCancel: () => void
  children: ReactNode
}

/** Asked before a call is made. */
export const Question = ({
  open = true,
  cancel = '再想想',
  act,
  children,
  ...asked
}: QuestionProps) => (
  <Dialog
    {...asked}
    open={open}
    cancel={cancel}
    busy={act.busy}
    onConfirm={() => void act.submit()}
  >
    {children}
    <CallError error={act.error} />
  </Dialog>
)
