import { useState } from 'react'
import { toast } from '@/platform/toast'
import { hasWechat } from '@/platform/signIn'
import { messageOf } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '../sms/Consent'
import { useWechat } from '../wechat/useWechat'

interface OneTapProps {
  agreement: { agreement_version: string } | undefined
  onDone: () => void
  onNotBound: () => void
}

export function OneTap({ agreement, onDone, onNotBound }: OneTapProps) {
  const [agreed, setAgreed] = useState(false)
  const { signIn, busy, error } = useWechat()
  const tap = async () => {
    if (!agreed) return toast('请先阅读并同意用户协议和隐私政策')
    const outcome = await signIn(agreement)
    if (outcome === 'signedIn') onDone()
    if (outcome === 'notBound') onNotBound()
  }
  return (
    <Stack>
      {hasWechat && <Consent ticked={agreed} onChange={setAgreed} />}
      {error !== undefined && <FieldError text={messageOf(error)} />}
      {hasWechat && (
        <Button shape="full" icon="wechat" busy={busy} onPress={() => void tap()}>
          微信授权登录
        </Button>
      )}
      <Button kind={hasWechat ? 'text' : 'primary'} shape="full" onPress={onNotBound}>
        用手机号登录
      </Button>
    </Stack>
  )
}
