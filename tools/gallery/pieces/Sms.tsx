import { useState } from 'react'
import { CaptchaField } from '@/parts/auth/CaptchaField'
import { CaptchaPicture } from '@/parts/auth/CaptchaPicture'
import { Consent } from '@/parts/auth/Consent'
import { SmsFields } from '@/parts/auth/SmsFields'
import { type SmsForm, useSmsForm } from '@/parts/auth/useSmsForm'
import { RequestFailed } from '@/request/errors'
import { Stack } from '@/ui/stack/Stack'
import { Piece, Row } from '../Piece'

const failed = new RequestFailed('/', 'offline')

/** Not there yet, or not at all. */
const without = (form: SmsForm, loading: boolean): SmsForm['captcha'] => ({
  ...form.captcha,
  data: undefined,
  loading,
})

/** As where many have asked. */
const asLong = ({ captcha }: SmsForm): SmsForm['captcha'] => ({
  ...captcha,
  data: captcha.data && { ...captcha.data, kind: 'long' },
})

/** How a phone number is proved. */
export function Sms() {
  const form = useSmsForm()
  const faulty = useSmsForm()
  const other = useSmsForm()
  const passed = useSmsForm()
  const faults = { phone: '', captcha: '请填写图中的 4 位数字', code: '请填写 6 位短信验证码' }
  const [ticked, tick] = useState(false)
  const kind = other.kind === 'sum' ? 'picture' : 'sum'
  return (
    <>
      <Piece name="短信验证 SmsFields · Consent">
        <SmsFields form={form} />
        <Consent ticked={ticked} onChange={tick} />
      </Piece>
      <Piece name="短信验证，已发送">
        <SmsFields
          form={{
            ...faulty,
            own: true,
            left: 42,
            field: (name) => ({ ...faulty.field(name), error: faults[name] }),
            sendError: failed,
          }}
        />
      </Piece>
      <Piece name="验证 CaptchaField · CaptchaPicture">
        <Stack>
          <CaptchaField form={{ ...other, kind, captcha: without(other, false) }} />
          <CaptchaField form={{ ...passed, kind: 'picture', solved: true }} />
          <Row>
            <CaptchaPicture captcha={form.captcha} />
            <CaptchaPicture captcha={asLong(form)} />
            <CaptchaPicture captcha={without(form, true)} />
            <CaptchaPicture captcha={without(form, false)} />
          </Row>
        </Stack>
      </Piece>
    </>
  )
}
