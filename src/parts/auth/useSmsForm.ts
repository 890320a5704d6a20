import { useState } from 'react'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { type CaptchaKind, type Faults, faultsOf, type SmsValues } from './smsRules'
import { useCountdown } from './useCountdown'

export interface CodeWish {
  phone: string
  captcha_id: string
  captcha_code: string
  device: string
}

type Send = (wish: CodeWish) => Promise<{ resend_seconds: number }>

const sendToSignIn: Send = (wish) => api.post('/tp5/api/Codevalidates/sendSms', wish)

/**
 * Phone, captcha and SMS code: everything that proves a phone number; to sign in unless said
 * otherwise. The server knows the phone of who is signed in: `own` asks for no other.
 */
export function useSmsForm(sendCode: Send = sendToSignIn, own = false) {
  const [values, setValues] = useState<SmsValues>({ phone: '', captcha: '', code: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [left, countDown] = useCountdown()
  const [asked, ask] = useState<CaptchaKind>(appearance.elder ? 'sum' : 'picture')
  const captcha = useRead(
    '/tp5/api/Codevalidates/captcha',
    { kind: asked },
    { anew: true, alike: true },
  )
  const kind = captcha.data?.kind ?? asked

  const change = (changed: Partial<SmsValues>) => {
    setValues((before) => ({ ...before, ...changed }))
    setFaults({})
  }
  const sending = useSubmit(async () => {
    const found = faultsOf(values, { step: 'send', kind, own })
    setFaults(found)
    if (Object.keys(found).length > 0 || !captcha.data) return
    try {
      const { resend_seconds } = await sendCode({
        phone: values.phone,
        captcha_id: captcha.data.captcha_id,
        captcha_code: values.captcha,
        device: session.uuid,
      })
      countDown(resend_seconds)
      toast('验证码已发送')
    } catch (thrown) {
      if (isRefusal(thrown, 'captchaWrong')) change({ captcha: '' })
      throw thrown
    } finally {
      void captcha.reload()
    }
  })
  return {
    own,
    values,
    faults,
    change,
    captcha,
    kind,
    /** A picture for who would rather look, a sum for who would rather count. */
    changeKind: () => {
      change({ captcha: '' })
      ask(kind === 'sum' ? 'picture' : 'sum')
    },
    left,
    send: () => void sending.submit(),
    sending: sending.busy,
    sendError: sending.error,
    /** Everything is filled in; what is not is marked. */
    check: (): boolean => {
      const found = faultsOf(values, { step: 'signIn', own })
      setFaults(found)
      return Object.keys(found).length === 0
    },
  }
}

export type SmsForm = ReturnType<typeof useSmsForm>
