import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { SmsFields } from '@/parts/auth/SmsFields'
import { codeFault } from '@/parts/auth/smsRules'
import { useCodeSending } from '@/parts/auth/useCodeSending'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { CodeField } from '@/ui/field/CodeField'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface ChangePhoneProps {
  /** Masked. */
  phone: string
  onDone: () => void
}

/** Whoever holds both phones: the one that opens the account now, and the one that shall. */
export function ChangePhone({ phone, onDone }: ChangePhoneProps) {
  const own = useForm({ code: '' }, ({ code }) => ({ code: codeFault(code) }))
  const sending = useCodeSending(() =>
    api.post('/tp5/api/Codevalidates/send', { purpose: 'oldPhone' }),
  )
  const next = useSmsForm((wish) => api.post('/user/Center/sendPhoneCode', wish))
  const { submit, busy, error } = useSubmit(async () => {
    const [old, proof] = [own.check(), next.check()]
    if (!old || !proof) return
    const moved = await api.post('/user/Center/changePhone', {
      code: old.code,
      phone: proof.phone,
      new_code: proof.code,
    })
    if (session.user) session.signIn({ ...session.user, ...moved })
    toast(`手机号已换成 ${moved.phone}`)
    onDone()
  })
  return (
    <Sheet open title="换手机号" onClose={onDone}>
      <Stack>
        <Text tone="ink2">{`先验证现在的手机号 ${phone}。收不到短信的，请打电话找客服。`}</Text>
        <CodeField
          label="现在手机号的验证码"
          {...own.field('code')}
          left={sending.left}
          sending={sending.sending}
          onSend={sending.send}
        />
        <CallError error={sending.sendError} />
        <Text tone="ink2">再验证新的手机号。换好以后，其他设备要重新登录。</Text>
        <SmsFields form={next} />
        <CallError error={error} />
        <Button shape="full" busy={busy} onPress={() => void submit()}>
          换成新手机号
        </Button>
      </Stack>
    </Sheet>
  )
}
