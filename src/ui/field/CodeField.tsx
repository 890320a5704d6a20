import { Button } from '@/ui/button/Button'
import { Field } from './Field'

/** What was typed of it, and where its form finds it. */
export interface Code {
  id?: string
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  error?: string | undefined
}

interface CodeFieldProps extends Code {
  /** Where one form takes several. */
  label?: string
  /** Seconds until another message may be sent. */
  left: number
  sending: boolean
  onSend: () => void
}

/** The digits of a message, with the button that has it sent. */
export function CodeField({ label, left, sending, onSend, ...code }: CodeFieldProps) {
  const words = left > 0 ? `${left} 秒后重发` : '获取验证码'
  return (
    <Field
      {...code}
      label={label ?? '短信验证码'}
      kind="code"
      placeholder="6 位数字"
      trailing={
        <Button
          kind="soft"
          shape="pill"
          {...(label !== undefined && { label: `${words}，${label}` })}
          disabled={left > 0}
          busy={sending}
          onPress={onSend}
        >
          {words}
        </Button>
      }
    />
  )
}
