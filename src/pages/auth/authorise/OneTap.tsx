import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Stack } from '@/ui/stack/Stack'
import { Consent } from '@/parts/auth/Consent'
import { useConsent } from '@/parts/auth/useConsent'
import { useWechat } from '../wechat/useWechat'
import { WechatButton } from '../wechat/WechatButton'

interface OneTapProps {
  onDone: () => void
  onPhone: () => void
}

export function OneTap({ onDone, onPhone }: OneTapProps) {
  const consent = useConsent()
  const wechat = useWechat(consent)
  return (
    <Stack>
      {wechat.there && <Consent ticked={consent.ticked} onChange={consent.tick} />}
      <CallError error={wechat.error} />
      {wechat.there && (
        <WechatButton
          wechat={wechat}
          agreed={consent.ticked}
          onAgree={() => consent.tick(true)}
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
