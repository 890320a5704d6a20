import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { besideFields } from '@/parts/auth/fieldOfRefusal'
import { SmsFields } from '@/parts/auth/SmsFields'
import { useConsent } from '@/parts/auth/useConsent'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { useSms } from '../sms/useSms'
import { SmsConsent } from '../sms/SmsConsent'
import { useWechat } from '../wechat/useWechat'

interface BindPhoneProps {
  onDone: () => void
}

/** Proves the phone; where there is a WeChat account, it is bound by the same step. */
export function BindPhone({ onDone }: BindPhoneProps) {
  const consent = useConsent()
  const form = useSmsForm()
  const wechat = useWechat(consent)
  const sms = useSms(form, consent)
  const [asking, setAsking] = useState(false)
  const confirm = async (agreed = false) => {
    if (!form.check()) return
    if (!consent.ticked && !agreed) return setAsking(true)
    const { phone, code } = form.values
    const outcome = wechat.there
      ? await wechat.signIn({ phone, sms_code: code })
      : await sms.submit()
    if (outcome === 'signedIn') onDone()
  }
  const failed = wechat.error ?? sms.error
  return (
    <Stack>
      <SmsFields form={form} error={failed} />
      <Consent ticked={consent.ticked} onChange={consent.tick} />
      <CallError error={besideFields(failed)} />
      <Button shape="full" busy={wechat.busy || sms.busy} onPress={() => void confirm()}>
        {wechat.there ? '绑定并登录' : '登录'}
      </Button>
      {asking && (
        <SmsConsent
          consent={consent}
          onClose={() => setAsking(false)}
          onAgreed={() => void confirm(true)}
        />
      )}
    </Stack>
  )
}
