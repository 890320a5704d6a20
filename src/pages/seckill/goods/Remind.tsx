import { CallError } from '@/blocks/form/CallError'
import { useAllowing } from '@/parts/message/useAllowing'
import type { Session } from '@/parts/seckill/seckill'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'

/** Whether I am told before a sale begins; WeChat is asked in the tap whether it may. */
export function Remind({ session }: { session: Session }) {
  const { sale_id, reminded, state } = session
  const { allow } = useAllowing(['begins'])
  const change = useSubmit(async () => {
    if (reminded) {
      await api.post('/activity/GoodsActivity/messageUnsubscribe', { sale_id })
      return toast('不提醒了')
    }
    await allow()
    await api.post('/activity/GoodsActivity/messageSubscribe', { sale_id })
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
