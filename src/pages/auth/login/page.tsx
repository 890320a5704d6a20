import { useState } from 'react'
import { returnToWhereIWas } from '@/navigation/go'
import { hasWechat } from '@/platform/signIn'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { useCall } from '@/request/useCall'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/Field'
import { Screen } from '@/ui/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '../sms/Consent'
import { SmsFields } from '../sms/SmsFields'
import { useSmsForm } from '../sms/useSmsForm'
import { useWechat } from '../wechat/useWechat'
import { Welcome } from './Welcome'

export default function Login() {
  const [agreed, setAgreed] = useState(false)
  const config = useCall(() => api.get('/tp5/api/Common/config'), [])
  const form = useSmsForm()
  const agreement = config.data && { agreement_version: config.data.agreement_version }
  const wechat = useWechat()

  const signIn = useSubmit(async () => {
    const { phone, code } = form.values
    session.signIn(await api.post('/tp5/api/UserLogin/smsLogin', { phone, code, ...agreement }))
    await returnToWhereIWas()
  })
  const consented = (): boolean => {
    if (!agreed) toast('请先阅读并同意用户协议和隐私政策')
    return agreed
  }
  const byWechat = async () => {
    if (!consented()) return
    const outcome = await wechat.signIn(agreement)
    if (outcome === 'signedIn') await returnToWhereIWas()
    if (outcome === 'notBound') toast('这个微信还没绑定手机号，先用短信登录一次')
  }
  const failed = signIn.error ?? wechat.error
  return (
    <Screen route="login">
      <Stack inset>
        <Welcome />
        <SmsFields form={form} />
        <Consent ticked={agreed} onChange={setAgreed} />
        {failed !== undefined && <FieldError text={messageOf(failed)} />}
        <Button
          shape="full"
          busy={signIn.busy}
          onPress={() => {
            if (form.check() && consented()) void signIn.submit()
          }}
        >
          登录
        </Button>
        {hasWechat && (
          <Button
            kind="outline"
            shape="full"
            icon="wechat"
            busy={wechat.busy}
            onPress={() => void byWechat()}
          >
            微信一键登录
          </Button>
        )}
      </Stack>
    </Screen>
  )
}
