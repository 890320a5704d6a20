import { messageOf } from '@/request/errors'
import { CodeField } from '@/ui/field/CodeField'
import { Field, FieldError } from '@/ui/field/Field'
import { CaptchaPicture } from './CaptchaPicture'
import type { SmsForm } from './useSmsForm'

export function SmsFields({ form }: { form: SmsForm }) {
  const { values, faults, change, left } = form
  return (
    <>
      <Field
        label="手机号"
        kind="phone"
        value={values.phone}
        error={faults.phone}
        onChange={(phone) => change({ phone })}
      />
      <Field
        label="图形验证码"
        kind="number"
        maxLength={4}
        value={values.captcha}
        error={faults.captcha}
        onChange={(captcha) => change({ captcha })}
        trailing={<CaptchaPicture captcha={form.captcha} />}
      />
      <CodeField
        value={values.code}
        error={faults.code}
        onChange={(code) => change({ code })}
        left={left}
        sending={form.sending}
        onSend={form.send}
      />
      {form.sendError !== undefined && <FieldError text={messageOf(form.sendError)} />}
    </>
  )
}
