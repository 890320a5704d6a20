import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { type AppConfig, useWechat } from '../wechat/useWechat'
import { WechatButton } from '../wechat/WechatButton'

interface OneTapProps {
  config: AppConfig | undefined
  onDone: () => void
  onPhone: () => void
}

export function OneTap({ config, onDone, onPhone }: OneTapProps) {
  const [agreed, setAgreed] = useState(false)
  const wechat = useWechat(config)
  return (
    <Stack>
      {wechat.there && <Consent ticked={agreed} onChange={setAgreed} />}
      <CallError error={wechat.error} />
      {wechat.there && (
        <WechatButton
          wechat={wechat}
          agreed={agreed}
          onAgree={() => setAgreed(true)}
          onOutcome={(outcome) => (outcome === 'signedIn' ? onDone() : onPhone())}
        >
          微信授权登录
        </WechatButton>
      )}
      <Button kind={wechat.there ? 'text' : 'primary'} shape="full" onPress={onPhone}>
        用手机号登录
      </Button>
    </Stack>
  )
}
