import { useState } from 'react'
import type { PhoneAnswer } from '@/platform/phoneNumberButtonProps'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { FullPhoneButton } from '@/ui/button/FullPhoneButton'
import { ConsentSheet } from './ConsentSheet'
import type { Outcome, Wechat } from './useWechat'

interface WechatButtonProps {
  wechat: Wechat
  agreed: boolean
  onAgree: () => void
  onOutcome: (outcome: Outcome) => void
  children: string
}

/** One tap: WeChat says who it is and, where it can, gives the phone that an account is opened with. */
export function WechatButton({ wechat, agreed, onAgree, onOutcome, children }: WechatButtonProps) {
  const [asking, setAsking] = useState(false)
  const signIn = async (answer: PhoneAnswer) => {
    if (answer === 'declined') {
      toast('没关系，用短信验证码也能登录')
      return onOutcome('declined')
    }
    const proof = answer === 'unavailable' ? undefined : { phone_code: answer.code }
    const outcome = await wechat.signIn(proof)
    if (outcome) onOutcome(outcome)
  }
  const agree = (answer: PhoneAnswer) => {
    setAsking(false)
    onAgree()
    void signIn(answer)
  }
  if (agreed && !wechat.busy)
    return <FullPhoneButton onAnswer={(answer) => void signIn(answer)}>{children}</FullPhoneButton>
  return (
    <>
      <Button shape="full" icon="wechat" busy={wechat.busy} onPress={() => setAsking(true)}>
        {children}
      </Button>
      {asking && (
        <ConsentSheet onClose={() => setAsking(false)}>
          <FullPhoneButton onAnswer={agree}>同意并登录</FullPhoneButton>
        </ConsentSheet>
      )}
    </>
  )
}
