import type { GivenConsent } from '@/parts/auth/useConsent'
import { Button } from '@/ui/button/Button'
import { ConsentSheet } from '../wechat/ConsentSheet'

interface SmsConsentProps {
  consent: GivenConsent
  onClose: () => void
  /** Goes on with what was begun. */
  onAgreed: () => void
}

/** Whoever has written everything and ticked nothing agrees and signs in by one tap. */
export function SmsConsent({ consent, onClose, onAgreed }: SmsConsentProps) {
  const agree = () => {
    onClose()
    consent.tick(true)
    onAgreed()
  }
  return (
    <ConsentSheet onClose={onClose}>
      <Button shape="full" onPress={agree}>
        同意并登录
      </Button>
    </ConsentSheet>
  )
}
