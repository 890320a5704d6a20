import { useState } from 'react'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { momentIn } from '@/request/clock'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { Dialog } from '@/ui/dialog/Dialog'
import { CallError } from '@/blocks/form/CallError'
import { CodeField } from '@/ui/field/CodeField'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Closing } from './closing'

interface AskToCloseProps {
  /** Masked. */
  phone: string
  days: number
  onAsked: (closing: Closing) => void
}

/** Only who holds the phone closes the account, and is asked once more before. */
export function AskToClose({ phone, days, onAsked }: AskToCloseProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [sure, setSure] = useState(false)
  const [again, setAgain] = useState(0)
  const now = useSeconds(again)
  const sending = useSubmit(async () => {
    const sent = await api.post('/tp5/api/Codevalidates/send', { purpose: 'closing' })
    setAgain(momentIn(sent.resend_seconds))
    toast(`验证码已发到 ${sent.phone}`)
  })
  const closing = useSubmit(async () => {
    setSure(false)
    const asked = await api.post('/user/Center/close', { code })
    onAsked(asked)
  })
  const ask = () => {
    const whole = /^\d{6}$/.test(code)
    setFault(whole ? undefined : '请填写 6 位短信验证码')
    setSure(whole)
  }
  return (
    <Card>
      <SectionHead title="确认是您本人" />
      <Stack>
        <Text size="sm" tone="ink2">{`验证码发到 ${phone}`}</Text>
        <CodeField
          value={code}
          error={fault}
          onChange={setCode}
          left={Math.max(0, again - now)}
          sending={sending.busy}
          onSend={() => void sending.submit()}
        />
        <CallError error={sending.error ?? closing.error} />
        <Button kind="danger" shape="full" busy={closing.busy} onPress={ask}>
          申请注销
        </Button>
      </Stack>
      <Dialog
        open={sure}
        title="确定要注销账号？"
        confirm="申请注销"
        cancel="再想想"
        danger
        onConfirm={() => void closing.submit()}
        onCancel={() => setSure(false)}
      >
        {`${days} 天后注销，这之前随时可以撤回。到时候积分、金币和卡券都会清零。`}
      </Dialog>
    </Card>
  )
}
