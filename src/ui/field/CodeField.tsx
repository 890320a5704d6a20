import { Button } from '@/ui/button/Button'
import { Field } from './Field'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Seconds until another message may be sent. */
  left: number
  sending: boolean
  onSend: () => void
}

/** The digits of a message, with the button that has it sent. */
export function CodeField({ value, onChange, error, left, sending, onSend }: CodeFieldProps) {
  return (
    <Field
      label="短信验证码"
      kind="code"
      placeholder="验证码"
      value={value}
      error={error}
      onChange={onChange}
      trailing={
        <Button kind="soft" shape="pill" disabled={left > 0} busy={sending} onPress={onSend}>
          {left > 0 ? `${left} 秒后重发` : '获取验证码'}
        </Button>
      }
    />
  )
}
