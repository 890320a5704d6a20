import { useState } from 'react'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { SmsFields } from '@/parts/auth/SmsFields'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { type AppConfig, useWechat } from '../wechat/useWechat'

interface BindPhoneProps {
  config: AppConfig | undefined
  onDone: () => void
}

/** Proves the phone; where there is a WeChat account, it is bound by the same step. */
export function BindPhone({ config, onDone }: BindPhoneProps) {
  const [agreed, setAgreed] = useState(false)
  const form = useSmsForm()
  const wechat = useWechat(config)
  const sms = useSubmit(async () => {
    const { phone, code } = form.values
    const agreement_version = config?.agreement_version
    const device = session.uuid
    await api.post('/tp5/api/UserLogin/smsLogin', { phone, code, agreement_version, device })
    return 'signedIn' as const
  })
  const confirm = async () => {
    if (!form.check()) return
    if (!agreed) return toast('请先阅读并同意用户协议和隐私政策')
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
      <Consent ticked={agreed} onChange={setAgreed} />
      <CallError error={failed} />
      <Button shape="full" busy={wechat.busy || sms.busy} onPress={() => void confirm()}>
        {wechat.there ? '绑定并登录' : '登录'}
      </Button>
    </Stack>
  )
}
