import { CallError } from '@/blocks/form/CallError'
import { CodeField } from '@/ui/field/CodeField'
import { Field } from '@/ui/field/Field'
import { CaptchaField } from './CaptchaField'
import type { SmsForm } from './useSmsForm'

export function SmsFields({ form }: { form: SmsForm }) {
  const { own, field, left, sending, send, sendError } = form
  return (
    <>
      {!own && <Field label="手机号" kind="phone" {...field('phone')} />}
      <CaptchaField form={form} />
      <CodeField {...field('code')} left={left} sending={sending} onSend={send} />
      <CallError error={sendError} />
    </>
  )
}
