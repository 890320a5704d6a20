import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { CallError } from './CallError'

interface FormSheetProps {
  title: string
  submitText: string
  /** It cannot be taken back. */
  danger?: boolean
  busy: boolean
  /** Why the last try came to nothing. */
  error: unknown
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Fields on a layer from below, one button in thumb reach. */
export const FormSheet = ({
  title,
  submitText,
  danger = false,
  busy,
  error,
  onSubmit,
  onClose,
  children,
}: FormSheetProps) => (
  <Sheet
    open
    title={title}
    onClose={onClose}
    footer={
      <Button kind={danger ? 'danger' : 'primary'} shape="full" busy={busy} onPress={onSubmit}>
        {submitText}
      </Button>
    }
  >
    <Stack>
      {children}
      <CallError error={error} />
    </Stack>
  </Sheet>
)
