import { useState } from 'react'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useCall } from '@/request/useCall'
import { useSubmit } from '@/request/useSubmit'
import { type Faults, faultsOf, type SmsValues } from './smsRules'
import { useCountdown } from './useCountdown'

/** Phone, picture captcha and SMS code: everything that proves a phone number. */
export function useSmsForm() {
  const [values, setValues] = useState<SmsValues>({ phone: '', captcha: '', code: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [left, countDown] = useCountdown()
  const captcha = useCall(() => api.get('/tp5/api/Codevalidates/captcha'), [])

  const change = (changed: Partial<SmsValues>) => {
    setValues((before) => ({ ...before, ...changed }))
    setFaults({})
  }
  const sending = useSubmit(async () => {
    const found = faultsOf(values, 'send')
    setFaults(found)
    if (Object.keys(found).length > 0 || !captcha.data) return
    try {
      const { resend_seconds } = await api.post('/tp5/api/Codevalidates/sendSms', {
        phone: values.phone,
        captcha_id: captcha.data.captcha_id,
        captcha_code: values.captcha,
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
    values,
    faults,
    change,
    captcha,
    left,
    send: () => void sending.submit(),
    sending: sending.busy,
    sendError: sending.error,
    /** Everything is filled in; what is not is marked. */
    check: (): boolean => {
      const found = faultsOf(values, 'signIn')
      setFaults(found)
      return Object.keys(found).length === 0
    },
  }
}

export type SmsForm = ReturnType<typeof useSmsForm>
