import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { CodeField } from '@/ui/field/CodeField'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { codeFault } from './smsRules'
import { proofQuestion } from './proofQuestion'
import { useCodeSending } from './useCodeSending'

/** On every page whose calls are for people of the house: it comes up when one of them asks for it. */
export const StaffProof = observer(function StaffProof() {
  useEffect(() => proofQuestion.stand(), [])
  return proofQuestion.asked ? <ProofSheet phone={session.user?.phone ?? ''} /> : null
})

/** What they wanted to do goes on by itself afterwards. */
function ProofSheet({ phone }: { phone: string }) {
  const form = useForm({ code: '' }, ({ code }) => ({ code: codeFault(code) }))
  const { sendError, send, left, sending } = useCodeSending(() =>
    api.post('/tp5/api/Codevalidates/send', { purpose: 'staff' }),
  )
  const proof = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/user/login/prove', filled)
    proofQuestion.settle(true)
  })
  return (
    <Sheet open title="验证是您本人" onClose={() => proofQuestion.settle(false)}>
      <Stack>
        <Text tone="ink2">{`工作用的功能每 12 小时验证一次。验证码发到您登录的手机 ${phone}`}</Text>
        <CodeField {...form.field('code')} left={left} sending={sending} onSend={send} />
        <CallError error={sendError ?? proof.error} />
        <Button shape="full" busy={proof.busy} onPress={() => void proof.submit()}>
          验证并继续
        </Button>
      </Stack>
    </Sheet>
  )
}
