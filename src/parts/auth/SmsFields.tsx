import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { CaptchaField } from './CaptchaField'
import { digits } from './smsRules'
import type { SmsForm } from './useSmsForm'

export function SmsFields({ form }: { form: SmsForm }) {
  const { values, faults, change, left } = form
  const sendWords = left > 0 ? `${left} 秒后重发` : '获取验证码'
  return (
    <>
      {!form.own && (
        <Field
          label="手机号"
          kind="phone"
          maxLength={11}
          value={values.phone}
          error={faults.phone}
          onChange={(phone) => change({ phone: digits(phone) })}
        />
      )}
      <CaptchaField form={form} />
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
      <CallError error={form.sendError} />
    </>
  )
}
