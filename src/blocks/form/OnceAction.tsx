import type { ReactNode } from 'react'
import type { LastWord } from '@/request/useOnce'
import { checkAgain } from '@/request/useOnce'
import { Button } from '@/ui/button/Button'
import { CallError } from './CallError'
import { LastTry } from './LastTry'

interface OnceActionProps {
  of: LastWord
  /** What is pressed where no answer is missing. */
  children: ReactNode
}

/** The button of a write that happens once, and what went wrong above it. */
export const OnceAction = ({ of, children }: OnceActionProps) =>
  of.missing === undefined ? (
    <>
      <CallError error={of.error} />
      {children}
    </>
  ) : (
    <>
      <LastTry words={of.missing} />
      <Button shape="full" busy={of.busy} onPress={of.checkLast}>
        {checkAgain}
      </Button>
    </>
  )
