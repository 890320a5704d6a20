import { CallError } from '@/blocks/form/CallError'
import type { Session } from '@/parts/seckill/seckill'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'

/** Whether I am told before a sale begins. */
export function Remind({ session }: { session: Session }) {
  const { session_id, reminded, state } = session
  const change = useSubmit(async () => {
    if (reminded) {
      await api.post('/tp5/api/GoodsActivity/messageUnsubscribe', { session_id })
      return toast('不提醒了')
    }
    await api.post('/tp5/api/GoodsActivity/messageSubscribe', { session_id })
    toast('开始前会提醒您')
  })
  if (state !== 'ahead') return null
  return (
    <>
      <CallError error={change.error} />
      <Button shape="full" kind="soft" busy={change.busy} onPress={() => void change.submit()}>
        {reminded ? '不用提醒了' : '提醒我'}
      </Button>
    </>
  )
}
