import { CodeField } from '@/ui/field/CodeField'
import { Field } from '@/ui/field/Field'
import { CaptchaField } from './CaptchaField'
import type { SmsForm } from './useSmsForm'
import { useTold } from './useTold'

interface SmsFieldsProps {
  form: SmsForm
  /** Why what the code is for was refused; what no field is about stands elsewhere. */
  error?: unknown
  /** Which phone it is, where it is not just mine. */
  phone?: string
}

export function SmsFields({ form, error, phone = '手机号' }: SmsFieldsProps) {
  const { own, values, field, left, sending, send, sendError } = form
  const told = useTold(values, sendError, error)
  const code = field('code')
  return (
    <>
      {!own && <Field label={phone} kind="phone" {...field('phone')} />}
      <CaptchaField form={form} told={told('captcha')} />
      <CodeField
        {...code}
        error={code.error ?? told('code')}
        left={left}
        sending={sending}
        onSend={send}
      />
    </>
  )
}
