import { useState } from 'react'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { momentIn } from '@/request/clock'
import { useSubmit } from '@/request/useSubmit'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { CodeField } from '@/ui/field/CodeField'
import { CallError } from '@/blocks/form/CallError'
import { Text } from '@/ui/text/Text'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'

interface SmsProofProps {
  /** Masked. */
  phone: string
  code: string
  fault: string | undefined
  onChange: (code: string) => void
}

/** Some things are exchanged only by whoever holds the phone. */
export function SmsProof({ phone, code, fault, onChange }: SmsProofProps) {
  const [again, setAgain] = useState(0)
  const now = useSeconds(again)
  const { submit, busy, error } = useSubmit(async () => {
    const sent = await api.post('/tp5/api/ExchangeShop/sendSms')
    setAgain(momentIn(sent.resend_seconds))
    toast(`验证码已发到 ${sent.phone}`)
  })
  return (
    <Card>
      <Stack>
        <Text size="sm" tone="ink2">{`换这件要核对本人，验证码发到 ${phone}`}</Text>
        <CodeField
          value={code}
          error={fault}
          onChange={onChange}
          left={Math.max(0, again - now)}
          sending={busy}
          onSend={() => void submit()}
        />
        <CallError error={error} />
      </Stack>
    </Card>
  )
}
