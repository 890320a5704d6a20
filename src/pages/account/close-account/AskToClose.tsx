import { useState } from 'react'
import { useForm } from '@/blocks/form/useForm'
import { codeFault } from '@/parts/auth/smsRules'
import { useCodeSending } from '@/parts/auth/useCodeSending'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
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
  const form = useForm({ code: '' }, ({ code }) => ({ code: codeFault(code) }))
  const [sure, setSure] = useState(false)
  const { sendError, send, left, sending } = useCodeSending(() =>
    api.post('/tp5/api/Codevalidates/send', { purpose: 'closing' }),
  )
  const closing = useSubmit(async () => {
    setSure(false)
    const asked = await api.post('/user/Center/close', { code: form.values.code })
    onAsked(asked)
  })
  return (
    <Card>
      <SectionHead title="确认是您本人" />
      <Stack>
        <Text size="sm" tone="ink2">{`验证码发到 ${phone}`}</Text>
        <CodeField {...form.field('code')} left={left} sending={sending} onSend={send} />
        <CallError error={sendError ?? closing.error} />
        <Button
          kind="danger"
          shape="full"
          busy={closing.busy}
          onPress={() => setSure(form.check() !== undefined)}
        >
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
