import { useState } from 'react'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { type AppConfig, useWechat } from '../wechat/useWechat'

interface OneTapProps {
  config: AppConfig | undefined
  onDone: () => void
  onNotBound: () => void
}

export function OneTap({ config, onDone, onNotBound }: OneTapProps) {
  const [agreed, setAgreed] = useState(false)
  const wechat = useWechat(config)
  const tap = async () => {
    if (!agreed) return toast('请先阅读并同意用户协议和隐私政策')
    const outcome = await wechat.signIn()
    if (outcome === 'signedIn') onDone()
    if (outcome === 'notBound') onNotBound()
  }
  return (
    <Stack>
      {wechat.there && <Consent ticked={agreed} onChange={setAgreed} />}
      <CallError error={wechat.error} />
      {wechat.there && (
        <Button shape="full" icon="wechat" busy={wechat.busy} onPress={() => void tap()}>
          微信授权登录
        </Button>
      )}
      <Button kind={wechat.there ? 'text' : 'primary'} shape="full" onPress={onNotBound}>
        用手机号登录
      </Button>
    </Stack>
  )
}
