import { useCodeSending } from '@/parts/auth/useCodeSending'
import { api } from '@/request/api'
import { CodeField, type Code } from '@/ui/field/CodeField'
import { CallError } from '@/blocks/form/CallError'
import { Text } from '@/ui/text/Text'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'

interface SmsProofProps {
  /** Masked. */
  phone: string
  code: Code
}

/** Some things are exchanged only by whoever holds the phone. */
export function SmsProof({ phone, code }: SmsProofProps) {
  const { sendError, send, left, sending } = useCodeSending(() =>
    api.post('/tp5/api/ExchangeShop/sendSms'),
  )
  return (
    <Card>
      <Stack>
        <Text size="sm" tone="ink2">{`换这件要核对本人，验证码发到 ${phone}`}</Text>
        <CodeField {...code} left={left} sending={sending} onSend={send} />
        <CallError error={sendError} />
      </Stack>
    </Card>
  )
}
