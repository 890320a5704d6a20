import { messageOf } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Field, FieldError } from '@/ui/field/Field'
import { CaptchaPicture } from './CaptchaPicture'
import type { SmsForm } from './useSmsForm'

const digits = (text: string): string => text.replace(/\D/g, '')

export function SmsFields({ form }: { form: SmsForm }) {
  const { values, faults, change, left } = form
  const sendWords = left > 0 ? `${left} 秒后重发` : '获取验证码'
  return (
    <>
      <Field
        label="手机号"
        kind="phone"
        maxLength={11}
        value={values.phone}
        error={faults.phone}
        onChange={(phone) => change({ phone: digits(phone) })}
      />
      <Field
        label="图形验证码"
        kind="number"
        maxLength={4}
        value={values.captcha}
        error={faults.captcha}
        onChange={(captcha) => change({ captcha: digits(captcha) })}
        trailing={<CaptchaPicture captcha={form.captcha} />}
      />
      <Field
        label="短信验证码"
        kind="code"
        maxLength={6}
        value={values.code}
        error={faults.code}
        onChange={(code) => change({ code: digits(code) })}
        trailing={
          <Button
            kind="soft"
            shape="pill"
            disabled={left > 0}
            busy={form.sending}
            onPress={form.send}
          >
            {sendWords}
          </Button>
        }
      />
      {form.sendError !== undefined && <FieldError text={messageOf(form.sendError)} />}
    </>
  )
}
