import { type ReactNode, useState } from 'react'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Question } from './Question'

interface AskedButtonProps {
  /** On the button. */
  text: string
  title: string
  confirm: string
  write: () => Promise<unknown>
  /** Said once it is so. */
  done: string
  onDone?: () => unknown
  /** What comes of it. */
  children: ReactNode
}

/** The quiet button of what cannot be taken back: it asks first. */
export function AskedButton({
  text,
  title,
  confirm,
  write,
  done,
  onDone,
  children,
}: AskedButtonProps) {
  const [sure, setSure] = useState(false)
  const act = useSubmit(async () => {
    await write()
    setSure(false)
    toast(done)
    await onDone?.()
  })
  return (
    <>
      <Button kind="text" shape="full" onPress={() => setSure(true)}>
        {text}
      </Button>
      <Question
        open={sure}
        title={title}
        confirm={confirm}
        danger
        act={act}
        onCancel={() => setSure(false)}
      >
        {children}
      </Question>
    </>
  )
}
