import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { SmsFields } from '@/parts/auth/SmsFields'
import { useConsent } from '@/parts/auth/useConsent'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { useSms } from '../sms/useSms'
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
  const confirm = async () => {
    if (!form.check()) return
    if (!consent.ticked) return toast('请先阅读并同意用户协议和隐私政策')
    const { phone, code } = form.values
    const outcome = wechat.there
      ? await wechat.signIn({ phone, sms_code: code })
      : await sms.submit()
    if (outcome === 'signedIn') onDone()
  }
  const failed = wechat.error ?? sms.error
  return (
    <Stack>
      <SmsFields form={form} />
      <Consent ticked={consent.ticked} onChange={consent.tick} />
      <CallError error={failed} />
      <Button shape="full" busy={wechat.busy || sms.busy} onPress={() => void confirm()}>
        {wechat.there ? '绑定并登录' : '登录'}
      </Button>
    </Stack>
  )
}
