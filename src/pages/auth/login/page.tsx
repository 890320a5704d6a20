import { useEffect, useState } from 'react'
import { returnToWhereIWas } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Divider } from '@/ui/divider/Divider'
import { CallError } from '@/blocks/form/CallError'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { SmsFields } from '@/parts/auth/SmsFields'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { type Outcome, useWechat } from '../wechat/useWechat'
import { WechatButton } from '../wechat/WechatButton'
import { Welcome } from './Welcome'

export default function Login() {
  const [agreed, setAgreed] = useState(false)
  const [binding, setBinding] = useState(false)
  const config = useRead('/tp5/api/Common/config', {}, { alike: true })
  const form = useSmsForm()
  const wechat = useWechat(config.data)

  const sms = useSubmit(async () => {
    const { phone, code } = form.values
    const agreement_version = config.data?.agreement_version
    const device = session.uuid
    await api.post('/tp5/api/UserLogin/smsLogin', { phone, code, agreement_version, device })
    return 'signedIn' as const
  })
  const goOn = (outcome: Outcome | undefined) => {
    if (outcome === 'signedIn') void returnToWhereIWas()
    if (outcome === 'notBound') setBinding(true)
  }
  const byPhone = async () => {
    if (!form.check()) return
    if (!agreed) return toast('请先阅读并同意用户协议和隐私政策')
    const { phone, code } = form.values
    goOn(binding ? await wechat.signIn({ phone, sms_code: code }) : await sms.submit())
  }
  const comesBack = config.data !== undefined && wechat.there && wechat.returned()
  useEffect(() => {
    if (!comesBack) return
    setAgreed(true)
    void wechat.signIn().then(goOn)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the code in the address is taken once
  }, [comesBack])

  const oneTap = wechat.there && !binding
  return (
    <Screen route="login">
      <Stack inset>
        <Welcome text={binding ? '第一次用微信登录，请验证手机号' : undefined} />
        {oneTap && (
          <>
            <WechatButton
              wechat={wechat}
              agreed={agreed}
              onAgree={() => setAgreed(true)}
              onOutcome={goOn}
            >
              微信一键登录
            </WechatButton>
            <CallError error={wechat.error} />
            <Divider>或者用短信验证码</Divider>
          </>
        )}
        <SmsFields form={form} />
        <Consent ticked={agreed} onChange={setAgreed} />
        <CallError error={binding ? wechat.error : sms.error} />
        <Button
          kind={oneTap ? 'outline' : 'primary'}
          shape="full"
          busy={binding ? wechat.busy : sms.busy}
          onPress={() => void byPhone()}
        >
          {binding ? '绑定并登录' : '登录'}
        </Button>
      </Stack>
    </Screen>
  )
}
