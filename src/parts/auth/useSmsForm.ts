import { useEffect, useRef, useState } from 'react'
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

/** What stands in the way of it is thrown; undefined: something else has to be mended first. */
const atOnce = (_phone: string): Promise<unknown> => Promise.resolve(true)

const nothing: SmsValues = { phone: '', captcha: '', code: '' }

/**
 * Phone, captcha and SMS code: everything that proves a phone number; to sign in unless said
 * otherwise. The server knows the phone of who is signed in: `own` asks for no other. What `before`
 * refuses costs no captcha.
 */
export function useSmsForm(sendCode: Send = sendToSignIn, own = false, before = atOnce) {
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
  const askAnother = () => {
    reset('captcha')
    void captcha.reload()
  }
  const sending = useCodeSending(async () => {
    const proof = check(['phone', 'captcha'])
    if (!proof || !captcha.data || !(await before(proof.phone))) return undefined
    try {
      return await sendCode({
        phone: proof.phone,
        captcha_id: captcha.data.captcha_id,
        captcha_code: proof.captcha,
        device: session.uuid,
      })
    } catch (thrown) {
      askAnother()
      throw thrown
    }
  })
  // one answer sends one message: the next is asked for when another may be sent
  const solved = sending.left > 0
  const wasSolved = useRef(false)
  useEffect(() => {
    if (wasSolved.current && !solved) askAnother()
    wasSolved.current = solved
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the countdown ends
  }, [solved])
  return {
    ...sending,
    own,
    values,
    field,
    captcha,
    kind,
    /** Its answer has sent a message, and serves until another may be sent. */
    solved,
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
