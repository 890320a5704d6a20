import { useState } from 'react'
import { useForm } from '@/blocks/form/useForm'
import { api } from '@/request/api'
import { useRead } from '@/cache/useRead'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { captchaFault, type CaptchaKind, codeFault, phoneFault, type SmsValues } from './smsRules'
import { type Sent, useCodeSending } from './useCodeSending'

export interface CodeWish {
  phone: string
  captcha_id: string
  captcha_code: string
  device: string
}

type Send = (wish: CodeWish) => Promise<Sent>

const sendToSignIn: Send = (wish) => api.post('/tp5/api/Codevalidates/sendSms', wish)

const nothing: SmsValues = { phone: '', captcha: '', code: '' }

/**
 * Phone, captcha and SMS code: everything that proves a phone number; to sign in unless said
 * otherwise. The server knows the phone of who is signed in: `own` asks for no other.
 */
export function useSmsForm(sendCode: Send = sendToSignIn, own = false) {
  const [asked, ask] = useState<CaptchaKind>(appearance.elder ? 'sum' : 'picture')
  const captcha = useRead(
    '/tp5/api/Codevalidates/captcha',
    { kind: asked },
    { anew: true, alike: true },
  )
  const kind = captcha.data?.kind ?? asked
  const { values, field, check, reset } = useForm(nothing, ({ phone, captcha: sign, code }) => ({
    phone: own ? undefined : phoneFault(phone),
    captcha: captchaFault(sign, kind),
    code: codeFault(code),
  }))
  const sending = useCodeSending(async () => {
    const proof = check(['phone', 'captcha'])
    if (!proof || !captcha.data) return undefined
    try {
      return await sendCode({
        phone: proof.phone,
        captcha_id: captcha.data.captcha_id,
        captcha_code: proof.captcha,
        device: session.uuid,
      })
    } finally {
      reset('captcha')
      void captcha.reload()
    }
  })
  return {
    ...sending,
    own,
    values,
    field,
    captcha,
    kind,
    /** A picture for who would rather look, a sum for who would rather count. */
    changeKind: () => {
      reset('captcha')
      ask(kind === 'sum' ? 'picture' : 'sum')
    },
    /** What proves the phone; undefined while something is missing, which is marked. */
    check: () => check(['phone', 'code']),
  }
}

export type SmsForm = ReturnType<typeof useSmsForm>
