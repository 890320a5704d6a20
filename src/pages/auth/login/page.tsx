import { useEffect, useState } from 'react'
import { returnToWhereIWas } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Divider } from '@/ui/divider/Divider'
import { CallError } from '@/blocks/form/CallError'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { besideFields } from '@/parts/auth/fieldOfRefusal'
import { SmsFields } from '@/parts/auth/SmsFields'
import { useConsent } from '@/parts/auth/useConsent'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { useSms } from '../sms/useSms'
import { SmsConsent } from '../sms/SmsConsent'
import { type Outcome, useWechat } from '../wechat/useWechat'
import { WechatButton } from '../wechat/WechatButton'
import { Welcome } from './Welcome'

export default function Login() {
  const [binding, setBinding] = useState(false)
  const [asking, setAsking] = useState(false)
  const consent = useConsent()
  const form = useSmsForm()
  const wechat = useWechat(consent)
  const sms = useSms(form, consent)

  const goOn = (outcome: Outcome | undefined) => {
    if (outcome === 'signedIn') void returnToWhereIWas()
    if (outcome === 'notBound') setBinding(true)
  }
  const byPhone = async (agreed = false) => {
    if (!form.check()) return
    if (!consent.ticked && !agreed) return setAsking(true)
    const { phone, code } = form.values
    goOn(binding ? await wechat.signIn({ phone, sms_code: code }) : await sms.submit())
  }
  const comesBack = consent.config !== undefined && wechat.there && wechat.returned()
  useEffect(() => {
    if (!comesBack) return
    consent.tick(true)
    void wechat.signIn().then(goOn)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the code in the address is taken once
  }, [comesBack])

  const oneTap = wechat.there && !binding
  const refused = binding ? wechat.error : sms.error
  return (
    <Screen route="login">
      <Stack inset>
        <Welcome text={binding ? '第一次用微信登录，请验证手机号' : undefined} />
        {oneTap && (
          <>
            <WechatButton
              wechat={wechat}
              agreed={consent.ticked}
              onAgree={() => consent.tick(true)}
              onOutcome={goOn}
            >
              微信一键登录
            </WechatButton>
            <CallError error={wechat.error} />
            <Divider>或者用短信验证码</Divider>
          </>
        )}
        <SmsFields form={form} error={refused} />
        <Consent ticked={consent.ticked} onChange={consent.tick} />
        <CallError error={besideFields(refused)} />
        <Button
          kind={oneTap ? 'outline' : 'primary'}
          shape="full"
          busy={binding ? wechat.busy : sms.busy}
          onPress={() => void byPhone()}
        >
          {binding ? '绑定并登录' : '登录'}
        </Button>
        {asking && (
          <SmsConsent
            consent={consent}
            onClose={() => setAsking(false)}
            onAgreed={() => void byPhone(true)}
          />
        )}
      </Stack>
    </Screen>
  )
}
